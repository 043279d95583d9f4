import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card';
import { Stack, Page } from './Page';

const meta = {
  title: 'Design system/Layout/Page',
  tags: ['stable'],
  component: Page,
  args: {
    children: (
      <Stack>
        <Card>One card</Card>
        <Card>and another</Card>
      </Stack>
    ),
  },
  parameters: {
    bare: true,
    guide: {
      use: 'For the column of every screen; Stack puts even gaps between its parts.',
      do: ['Use it once per screen.'],
      dont: ['Do not add gutters inside: they are its task.'],
      words: 'It has no text.',
      accessibility: 'It keeps clear of notches and stays readable on large phones.',
      parts: {
        Stack: {
          use: 'For parts one below the other with equal gaps.',
          do: [
            'Use one gap for parts of one kind, and a larger one between groups.',
            'Put a loading state where its content will stand: what follows it appears together with the content, or after five seconds, and does not move.',
          ],
          dont: ['Do not set margins on the parts.'],
          words: 'It has no text.',
          accessibility: 'The order on screen is the order of reading.',
        },
      },
    },
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
