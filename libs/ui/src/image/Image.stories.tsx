import type { Meta, StoryObj } from '@storybook/react-vite';
import { bannerImage, gameImage } from '../kitchen-sink/storyImages';
import { Image } from './Image';

const fallback = gameImage('No picture', 'coin', 4).src;

const meta = {
  title: 'Design system/Data/Image',
  tags: ['stable'],
  component: Image,
  args: { ...bannerImage('Monsoon Rewards', 'Every day at 20:00, your time', 0), ratio: '5/2' },
  parameters: {
    guide: {
      use: 'For every image that comes from the network.',
      do: ['Give it its `ratio`, so that nothing jumps when it loads.'],
      dont: ['Do not use a bare `img`.'],
      words: '`alt` says what the image tells; empty for decoration.',
      accessibility: 'A failed image leaves its box and its `alt`.',
    },
  },
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
