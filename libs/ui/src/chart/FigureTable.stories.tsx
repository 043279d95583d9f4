import type { Meta, StoryObj } from '@storybook/react-vite';
import { FigureTable } from './FigureTable';

const meta = {
  title: 'Design system/Data/FigureTable',
  tags: ['stable'],
  component: FigureTable,
  args: {
    label: 'Results by day',
    columns: ['Day', 'Deposits', 'Withdrawals', 'Net result'],
    rows: [
      { id: '1', name: 'Nov 19', cells: ['₱1,000.00', '₱0.00', '−₱240.00'] },
      { id: '2', name: 'Nov 20', cells: ['₱0.00', '₱12,500.00', '+₱15.50'] },
    ],
  },
  parameters: {
    guide: {
      use: 'For figures that are compared by row and column.',
      do: ['Align figures and keep the units in the heads.'],
      dont: ['Do not use it for two columns of names and values: use Facts.'],
      words: 'Short heads; the label names the whole table.',
      accessibility: 'A real table that scrolls in a box of its own, which the keyboard can reach.',
    },
  },
} satisfies Meta<typeof FigureTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { rows: [] } };
