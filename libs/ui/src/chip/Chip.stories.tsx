import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ChipRow, Chip } from './Chip';
import { SelectChip } from './SelectChip';

type ChoicesProps = { of: string[] };

function Choices({ of }: ChoicesProps) {
  return (
    <ChipRow label="Period">
      {of.map((label, index) => (
        <Chip key={label} selected={index === 0}>
          {label}
        </Chip>
      ))}
    </ChipRow>
  );
}

const meta = {
  title: 'Design system/Inputs/Chip',
  tags: ['stable'],
  component: Chip,
  args: { children: '1,000', onClick: () => undefined },
  parameters: {
    guide: {
      use: 'For a small choice that takes effect at once: a filter, a usual amount, a range.',
      do: [
        'Put several into a ChipRow with a label.',
        'Use `onRemove` for a filter that is applied, `opensSheet` for the filters that few need.',
      ],
      dont: ['Do not use it for navigation: use Tabs or a link.', 'Do not use it for a choice that needs explaining: use ChoiceCards.'],
      words: 'One or two words, or a number.',
      accessibility: '`selected` is announced as a pressed button. The remove button has a name of its own.',
      anatomy: { story: 'Removable', parts: { Surface: '.chip', Label: '.text', Remove: '.remove' } },
      pairs: [
        {
          do: ['One or two words, so that the choices can be compared.', () => <Choices of={['Today', '7 days', '30 days']} />],
          dont: ['A sentence is no choice among others.', () => <Choices of={['Show what I won today', 'Show the last 7 days']} />],
        },
      ],
      parts: {
        ChipRow: {
          use: 'For chips that belong together: the filters of a list, the usual amounts of a field.',
          do: ['Use `wrap` where all have to be seen, `fill` for four amounts or fewer, `inline` in a FilterBar.'],
          dont: ['Do not scroll a row that has the only way to something.'],
          words: 'The label names what the chips choose: "Amounts".',
          accessibility: 'With a `label` it is a group, which readers name first.',
        },
        SelectChip: {
          use: 'For one of many where a field would take too much room: the provider of a list.',
          do: ['Give it a placeholder if nothing may be chosen; the option with the empty value says "All".'],
          dont: ['Do not use it in a form: use SelectField.'],
          words: 'The placeholder names what it chooses: "Provider".',
          accessibility: "A native select with the label's name: it opens the system's own list.",
        },
      },
    },
  },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = { args: { selected: true } };
export const Removable: Story = { args: { children: 'Slots', onClick: undefined, onRemove: () => undefined, removeLabel: 'Remove Slots' } };

export const OpensSheet: Story = { args: { children: 'More', opensSheet: true } };

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

function Provider() {
  const [value, setValue] = useState('');
  const options = ['', 'Palm Play', 'Reef Games'].map((name) => ({ value: name, label: name || 'All providers' }));
  return <SelectChip label="Provider" placeholder="Provider" options={options} value={value} onChange={setValue} />;
}

export const Select: Story = { render: () => <Provider /> };
