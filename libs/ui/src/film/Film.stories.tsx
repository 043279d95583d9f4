import type { Meta, StoryObj } from '@storybook/react-vite';
import { bannerImage } from '../kitchen-sink/storyImages';
import { Film } from './Film';

const meta = {
  title: 'Design system/Data/Film',
  tags: ['stable'],
  component: Film,
  args: {
    src: 'data:video/webm;base64,',
    image: bannerImage('Welcome back', 'Your seat is waiting', 3),
    pauseLabel: 'Stop the film',
    playLabel: 'Play the film',
  },
  parameters: {
    guide: {
      use: 'For a short silent video of the operator.',
      do: ['Give it a poster that says the same.'],
      dont: ['Do not use it for content that needs sound or reading.'],
      words: '"Pause" and "Play", and the name of where it leads.',
      accessibility: 'It can be paused; with reduced motion only the poster shows.',
    },
  },
} satisfies Meta<typeof Film>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The file of this story is not a video, so the poster is shown. */
export const Default: Story = {};
