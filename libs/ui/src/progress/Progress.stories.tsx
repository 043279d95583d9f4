import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './Progress';

const meta = { title: 'Design system/Feedback/Progress', component: Progress, args: { value: 0.62, label: 'Turnover' } } satisfies Meta<
  typeof Progress
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: 0 } };
export const Complete: Story = { args: { value: 1 } };
