import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../page';
import { StatusChip } from './StatusChip';

const meta = {
  title: 'Design system/Money/StatusChip',
  tags: ['stable'],
  component: StatusChip,
  args: { tone: 'pending', label: 'Pending · in review' },
  parameters: {
    guide: {
      use: 'For the state of an order or an offer.',
      do: ['Use the tone for the kind of state: pending, good, bad, over.'],
      dont: ['Do not use it as a button or a filter: use Chip.'],
      words: 'One or two words: "In review".',
      accessibility: 'Colour, icon and word together say the state.',
    },
  },
} satisfies Meta<typeof StatusChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryStatus: Story = {
  render: () => (
    <Stack>
      <div>
        <StatusChip tone="pending" label="Pending" />
      </div>
      <div>
        <StatusChip tone="success" label="Successful" />
      </div>
      <div>
        <StatusChip tone="rejected" label="Rejected" />
      </div>
      <div>
        <StatusChip tone="expired" label="Expired" />
      </div>
      <div>
        <StatusChip tone="checking" label="Checking" />
      </div>
      <div>
        <StatusChip tone="open" label="Join" />
      </div>
    </Stack>
  ),
};
export const EveryStatusLight: Story = { ...EveryStatus, globals: { theme: 'light' } };
export const Burmese: Story = { args: { label: 'စစ်ဆေးနေဆဲ' }, globals: { locale: 'my' } };
