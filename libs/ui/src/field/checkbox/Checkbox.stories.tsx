import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Design system/Inputs/Checkbox',
  tags: ['stable'],
  component: Checkbox,
  args: { label: 'Remember my password', defaultChecked: true },
  parameters: {
    guide: {
      use: 'For agreeing to something, or for switching one thing on.',
      do: ['Put the links to the terms inside the label.'],
      dont: ['Do not tick it in advance where it means consent.', 'Do not use two for a choice between two ways: use Segmented.'],
      words: 'A whole sentence in the first person: "I am 21 or older".',
      accessibility: 'The label is part of the target. The error is read with the checkbox.',
      anatomy: { parts: { Line: '.line', Target: '.box', Mark: '.mark', Label: '.text' } },
      pairs: [
        {
          do: ['Consent begins unticked, and is a whole sentence.', () => <Checkbox label="I agree to receive offers by e-mail" />],
          dont: ['A tick in advance is nobody’s consent.', () => <Checkbox label="Offers" defaultChecked />],
        },
      ],
    },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Off: Story = { args: { defaultChecked: false } };
export const WithLink: Story = {
  args: {
    label: (
      <>
        I am 18 or older and agree to the <a href="#terms">terms of use</a>, the privacy notice and the rules of responsible play.
      </>
    ),
  },
};
export const Invalid: Story = { args: { defaultChecked: false, label: 'I am 18 or older', error: 'You must be 18 or older to play.' } };
export const Switch: Story = { args: { look: 'switch', label: 'Show winners' } };
export const SwitchOff: Story = { args: { look: 'switch', label: 'Show winners', defaultChecked: false } };
export const Disabled: Story = { args: { disabled: true } };
