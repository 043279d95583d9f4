import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Design system/Feedback/EmptyState',
  component: EmptyState,
  args: {
    icon: 'heart',
    title: 'No favourites yet',
    text: 'Tap the heart on a game and it waits for you here.',
    action: <Button variant="secondary">Find games</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TitleOnly: Story = { args: { icon: undefined, text: undefined, action: undefined } };
export const Burmese: Story = {
  args: { title: 'အနှစ်သက်ဆုံး မရှိသေးပါ', text: 'ဂိမ်းပေါ်ရှိ အသည်းပုံကို နှိပ်ပါ။', action: undefined },
  globals: { locale: 'my' },
};
