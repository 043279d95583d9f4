import type { Meta, StoryObj } from '@storybook/react-vite';
import { bannerArt, gameArt } from '../kitchen-sink/storyArt';
import { Picture } from './Picture';

const fallback = gameArt('No picture', 'coin', 4).src;

const meta = {
  title: 'Data/Picture',
  component: Picture,
  args: { ...bannerArt('Monsoon Rewards', 'Every day at 20:00, your time', 0), ratio: '5/2' },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The first files fail; the second CDN has them. */
export const FailsOver: Story = {
  args: { src: 'data:image/png;base64,broken', failover: bannerArt('Other network', 'The same picture', 2) },
};
export const FallsBack: Story = {
  args: {
    ratio: '4/5',
    alt: 'Ruby Rush',
    src: 'data:image/png;base64,broken',
    failover: { src: 'data:image/png;base64,gone' },
    fallbackSrc: fallback,
  },
};
export const NothingLoads: Story = { args: { src: 'data:image/png;base64,broken' } };
