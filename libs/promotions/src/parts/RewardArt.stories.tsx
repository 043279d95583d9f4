import type { Meta, StoryObj } from '@storybook/react-vite';
import { RewardArt, type RewardPicture } from './RewardArt';

const meta = { title: 'Features/Promotions/RewardArt', component: RewardArt, args: { picture: 'gift', size: 'l' } } satisfies Meta<
  typeof RewardArt
>;

export default meta;
type Story = StoryObj<typeof meta>;

const all: RewardPicture[] = ['coin', 'coins2', 'coins3', 'coins5', 'coins7', 'bag', 'chest', 'gift', 'medal', 'ticket'];

export const Default: Story = {};
export const All: Story = {
  render: () => (
    <div>
      {all.map((picture) => (
        <RewardArt key={picture} picture={picture} />
      ))}
    </div>
  ),
};
