import type { Meta, StoryObj } from '@storybook/react-vite';
import { bannerImage, gameImage } from '../kitchen-sink/storyImages';
import { Image } from './Image';

const fallback = gameImage('No picture', 'coin', 4).src;

const meta = {
  title: 'Design system/Data/Image',
  component: Image,
  args: { ...bannerImage('Monsoon Rewards', 'Every day at 20:00, your time', 0), ratio: '5/2' },
} satisfies Meta<typeof Image>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The first files fail; the second CDN has them. */
export const FailsOver: Story = {
  args: { src: 'data:image/png;base64,broken', failover: bannerImage('Other network', 'The same picture', 2) },
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
