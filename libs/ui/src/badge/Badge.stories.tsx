import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge';

const meta = { title: 'Design system/Feedback/Badge', component: Badge, args: { count: 3, label: '3 unread messages' } } satisfies Meta<
  typeof Badge
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const MoreThanMax: Story = { args: { count: 128, label: 'More than 99 unread messages' } };
