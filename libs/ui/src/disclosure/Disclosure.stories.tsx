import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card';
import { Disclosure } from './Disclosure';

const meta = {
  title: 'Design system/Layout/Disclosure',
  tags: ['stable'],
  component: Disclosure,
  args: { title: 'Slots', end: '40%', children: 'From the first active player.' },
  parameters: {
    guide: {
      use: 'For details that only some players need: conditions, answers, fees.',
      do: ['Let the title say what is inside.'],
      dont: ['Do not hide an error, an amount or a condition of payment in it.'],
      words: 'A question or a noun: "How long does it take?"',
      accessibility: 'A button with its state. The content is out of the way of readers while it is closed.',
    },
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = { args: { isOpen: true } };
export const LongTitle: Story = { args: { title: 'Commission on every sportsbook, slot and live table of this month', end: '35–45%' } };
export const Lines: Story = {
  args: { look: 'line', end: undefined },
  render: (args) => (
    <Card>
      <Disclosure {...args} title="How to qualify" />
      <Disclosure {...args} title="When it is paid" isOpen />
    </Card>
  ),
};
export const Text: Story = { args: { look: 'text', title: 'Net result', end: '−₱4.50', children: '2 bets, ₱30.00 staked.' } };
export const Burmese: Story = { args: { title: 'စည်းမျဉ်းများ' }, globals: { locale: 'my' } };
