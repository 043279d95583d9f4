import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './IconButton';

const meta = { title: 'Design system/Actions/IconButton', component: IconButton, args: { icon: 'bell', label: 'Messages' } } satisfies Meta<
  typeof IconButton
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithBadge: Story = { args: { badge: 7 } };
export const ManyUnread: Story = { args: { badge: 128 } };
export const Dim: Story = { args: { tone: 'dim', icon: 'eye', label: 'Show' } };
export const Disabled: Story = { args: { disabled: true } };
