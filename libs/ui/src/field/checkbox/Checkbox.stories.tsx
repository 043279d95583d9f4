import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox';

const meta = {
  title: 'Design system/Inputs/Checkbox',
  component: Checkbox,
  args: { label: 'Remember my password', defaultChecked: true },
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
export const Disabled: Story = { args: { disabled: true } };
