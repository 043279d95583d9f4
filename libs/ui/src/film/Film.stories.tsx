import type { Meta, StoryObj } from '@storybook/react-vite';
import { bannerImage } from '../kitchen-sink/storyImages';
import { Film } from './Film';

const meta = {
  title: 'Design system/Data/Film',
  component: Film,
  args: {
    src: 'data:video/webm;base64,',
    image: bannerImage('Welcome back', 'Your seat is waiting', 3),
    pauseLabel: 'Stop the film',
    playLabel: 'Play the film',
  },
} satisfies Meta<typeof Film>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The file of this story is not a video, so the poster is shown. */
export const Default: Story = {};
