import type { Meta, StoryObj } from '@storybook/react-vite';
import { Countdown } from './Countdown';

const now = Date.UTC(2026, 10, 20, 6, 2);

const meta = {
  title: 'Design system/Data/Countdown',
  tags: ['stable'],
  component: Countdown,
  args: { label: 'Time left to pay', until: now + 14 * 60_000, now, soonMs: 120_000 },
  parameters: {
    guide: {
      use: 'For the time that is left until something ends.',
      do: ["Give it the gateway's time as `now`."],
      dont: ['Do not use it to hurry a player into a deposit or a bet.'],
      words: 'The label says what ends: "Ends in".',
      accessibility: 'It is not announced each second; the label and the end time are read.',
    },
  },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 'l' } };
export const LittleTimeLeft: Story = { args: { until: now + 59_000 } };
export const Over: Story = { args: { until: now - 5000 } };
export const Days: Story = {
  args: { label: 'Ends in', until: now + 200_000_000, dayLabel: (count) => `${count} days`, children: ' · 22 Nov 2026, 21:35 (GMT+8)' },
};
export const Burmese: Story = { args: { label: 'ကျန်ချိန်' }, globals: { locale: 'my' } };
