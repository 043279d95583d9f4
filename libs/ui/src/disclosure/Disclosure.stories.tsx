import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card';
import { Disclosure } from './Disclosure';

const meta = {
  title: 'Design system/Layout/Disclosure',
  component: Disclosure,
  args: { title: 'Slots', end: '40%', children: 'From the first active player.' },
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
export const Burmese: Story = { args: { title: 'စည်းမျဉ်းများ' }, globals: { locale: 'my' } };
