import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Chip } from './Chip';
import { ChipRow } from './ChipRow';

const meta = { title: 'Design system/Inputs/Chip', component: Chip, args: { children: '1,000', onClick: () => undefined } } satisfies Meta<
  typeof Chip
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = { args: { selected: true } };
export const Removable: Story = { args: { children: 'Slots', onClick: undefined, onRemove: () => undefined, removeLabel: 'Remove Slots' } };

function Presets() {
  const [amount, setAmount] = useState('1,000');
  return (
    <ChipRow layout="fill" label="Amounts">
      {['200', '500', '1,000', '5,000'].map((preset) => (
        <Chip key={preset} selected={preset === amount} onClick={() => setAmount(preset)}>
          {preset}
        </Chip>
      ))}
    </ChipRow>
  );
}

export const PresetAmounts: Story = { render: () => <Presets /> };

export const Ranges: Story = {
  render: () => (
    <ChipRow label="Period">
      {['Today', 'Yesterday', '7 days', '30 days', 'Custom'].map((range, index) => (
        <Chip key={range} selected={index === 2} onClick={() => undefined}>
          {range}
        </Chip>
      ))}
    </ChipRow>
  ),
};
