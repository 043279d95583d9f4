import type { Meta, StoryObj } from '@storybook/react-vite';
import { SegmentedNav } from './SegmentedNav';

const meta = {
  title: 'Design system/Navigation/SegmentedNav',
  component: SegmentedNav,
  args: {
    label: 'Contracts',
    items: [
      { id: 'daily', label: 'Daily', link: { href: '#daily', 'aria-current': 'page' } },
      { id: 'dividend', label: 'Dividend', link: { href: '#dividend' }, mark: 'waiting for your answer' },
      { id: 'hourly', label: 'Hourly', link: { href: '#hourly' } },
    ],
  },
} satisfies Meta<typeof SegmentedNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
