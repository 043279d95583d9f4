import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card';
import { Page } from './Page';
import { Stack } from './Stack';

const meta = {
  title: 'Design system/Layout/Page',
  component: Page,
  args: {
    children: (
      <Stack>
        <Card>One card</Card>
        <Card>and another</Card>
      </Stack>
    ),
  },
  parameters: { bare: true },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
