import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card';

const meta = {
  title: 'Design system/Layout/Card',
  component: Card,
  args: { children: 'None. Your deposit carries 1× turnover.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Outline: Story = { args: { tone: 'outline' } };
export const Accent: Story = { args: { tone: 'accent' } };
