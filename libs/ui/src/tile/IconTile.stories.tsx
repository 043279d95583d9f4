import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rail } from '../rail';
import { IconTile } from './IconTile';

const meta = {
  title: 'Design system/Navigation/IconTile',
  component: IconTile,
  args: { icon: 'fish', label: 'Fishing', href: '#fishing' },
  decorators: [
    (Story) => (
      <Rail>
        <Story />
      </Rail>
    ),
  ],
} satisfies Meta<typeof IconTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = { args: { selected: true } };
export const WithBadge: Story = { args: { icon: 'mail', label: 'Inbox', badge: 3 } };
export const Burmese: Story = { args: { label: 'ငါးပစ်' }, globals: { locale: 'my' } };
