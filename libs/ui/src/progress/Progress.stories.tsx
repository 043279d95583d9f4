import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './Progress';

const meta = {
  title: 'Design system/Feedback/Progress',
  tags: ['stable'],
  component: Progress,
  args: { value: 0.62, label: 'Wagering' },
  parameters: {
    guide: {
      use: 'For progress that can be measured, such as turnover.',
      do: ['Show the figures beside it.'],
      dont: ['Do not use it for waiting: use Skeleton or Spinner.'],
      words: 'The label names what grows: "Wagering".',
      accessibility: 'The native element, which readers announce as a percentage.',
    },
  },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: 0 } };
export const Complete: Story = { args: { value: 1 } };
