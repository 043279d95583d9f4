import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../page';
import { StatusChip } from './StatusChip';

const meta = {
  title: 'Design system/Money/StatusChip',
  component: StatusChip,
  args: { tone: 'pending', label: 'Pending · in review' },
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
