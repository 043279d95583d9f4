import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rail } from '../rail';
import { IconTile } from './IconTile';

const meta = {
  title: 'Design system/Navigation/IconTile',
  tags: ['stable'],
  component: IconTile,
  args: { icon: 'fish', label: 'Fishing', href: '#fishing' },
  decorators: [
    (Story) => (
      <Rail>
        <Story />
      </Rail>
    ),
  ],
  parameters: {
    guide: {
      use: 'For a place that is reached often: a category, an entry of the member menu.',
      do: ['Show between four and eight.'],
      dont: ['Do not use it for actions: use Button or IconButton.'],
      words: 'One word, two at most.',
      accessibility: 'A link whose name is the word below the icon.',
    },
  },
} satisfies Meta<typeof IconTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = { args: { selected: true } };
export const Toned: Story = { args: { icon: 'wallet', label: 'Wallets', tone: 'gold' } };
export const WithBadge: Story = { args: { icon: 'mail', label: 'Inbox', badge: 3 } };
export const Burmese: Story = { args: { label: 'ငါးပစ်' }, globals: { locale: 'my' } };
