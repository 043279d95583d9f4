import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './IconButton';

const meta = {
  title: 'Design system/Actions/IconButton',
  tags: ['stable'],
  component: IconButton,
  args: { icon: 'bell', label: 'Messages' },
  parameters: {
    guide: {
      use: 'For a common action in a bar or a row where a label does not fit: close, search, messages.',
      do: ['Use icons that players know from other apps.'],
      dont: [
        'Do not use it for the main action of a screen: a button with words is clearer.',
        'Do not put more than two beside each other.',
      ],
      words: 'The label is a verb or the name of the place: "Close", "Messages".',
      accessibility: '`label` is the accessible name and required. The target is 44 px even when the icon is small.',
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithBadge: Story = { args: { badge: 7 } };
export const ManyUnread: Story = { args: { badge: 128 } };
export const Dim: Story = { args: { tone: 'dim', icon: 'eye', label: 'Show' } };
export const Disabled: Story = { args: { disabled: true } };
