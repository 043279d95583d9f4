import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './PasswordField';

const meta = {
  title: 'Design system/Inputs/PasswordField',
  tags: ['stable'],
  component: PasswordField,
  args: { label: 'Password', showLabel: 'Show password', hideLabel: 'Hide password', defaultValue: 'parlour88' },
  parameters: {
    guide: {
      use: 'For the login password.',
      do: ['Set `autoComplete` to `current-password` or `new-password`.'],
      dont: ['Do not forbid pasting.', 'Do not ask for a second entry: the player can look at it.'],
      words: '"Password"; rules belong in `hint`.',
      accessibility: 'The button says whether it shows or hides the password.',
    },
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Invalid: Story = { args: { error: 'The username or the password is wrong. 3 tries left.' } };
