import type { Meta, StoryObj } from '@storybook/react-vite';
import { SegmentedNav } from './Segmented';

const meta = {
  title: 'Design system/Navigation/SegmentedNav',
  tags: ['stable'],
  component: SegmentedNav,
  args: {
    label: 'Contracts',
    items: [
      { id: 'daily', label: 'Daily', link: { href: '#daily', 'aria-current': 'page' } },
      { id: 'dividend', label: 'Dividend', link: { href: '#dividend' }, mark: 'waiting for your answer' },
      { id: 'hourly', label: 'Hourly', link: { href: '#hourly' } },
    ],
  },
  parameters: {
    guide: {
      use: 'For two to four related pages that have an address each.',
      do: ['Give each page its own route.'],
      dont: ['Do not use it for a choice within a form: use Segmented.'],
      words: 'Nouns of the same kind: "Deposits · Withdrawals".',
      accessibility: 'Navigation with a name; the current page is marked.',
    },
  },
} satisfies Meta<typeof SegmentedNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
