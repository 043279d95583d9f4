import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './TextField';

const meta = {
  title: 'Design system/Inputs/TextField',
  tags: ['stable'],
  component: TextField,
  args: { label: 'Username', hint: '4 to 11 letters and digits', autoComplete: 'username' },
  parameters: {
    guide: {
      use: 'For one line of text: a name, a phone number, a code.',
      do: ["Spread `register('name')` of React Hook Form into it.", 'Set `autoComplete` and `inputMode`.'],
      dont: ['Do not use a placeholder in place of a label.'],
      words: 'The label is a noun. The error says how to put it right.',
      accessibility: 'Hint and error describe the field, and the first error gets the focus.',
      anatomy: { story: 'Invalid', parts: { Label: '.label', Box: '.box', Text: '.control', Hint: '.hint', Error: '.error' } },
      pairs: [
        {
          do: [
            'The label stays while the player types.',
            () => <TextField label="Mobile number" prefix="+63" defaultValue="917 555 7731" />,
          ],
          dont: ['A placeholder is gone with the first letter.', () => <TextField label="" placeholder="Mobile number" />],
        },
        {
          do: [
            'The error says how to put it right.',
            () => <TextField label="Username" defaultValue="ma" error="Use at least 4 letters or digits." />,
          ],
          dont: ['The player is left to guess the rule.', () => <TextField label="Username" defaultValue="ma" error="Invalid value." />],
        },
      ],
    },
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const HintBeside: Story = { args: { hintPlace: 'beside' } };
export const Filled: Story = { args: { defaultValue: 'maria88' } };
export const Invalid: Story = { args: { defaultValue: 'ma', error: 'Use at least 4 letters or digits.' } };
export const WithPrefix: Story = {
  args: { label: 'Mobile number', prefix: '+63', hint: undefined, inputMode: 'tel', placeholder: '9171234567' },
};
export const Disabled: Story = {
  args: { label: 'Account holder', defaultValue: 'Maria Santos', disabled: true, hint: 'This name cannot be changed.' },
};
export const LongText: Story = {
  args: {
    label: 'Pangalan ng may-ari ng account na nakasulat sa valid ID at sa e-wallet',
    hint: 'Dapat kapareho ng pangalan sa iyong e-wallet, kung hindi ay ibabalik namin ang withdrawal.',
  },
};
export const Burmese: Story = {
  args: { label: 'အသုံးပြုသူအမည်', hint: 'အက္ခရာနှင့် ဂဏန်း 4 မှ 11 လုံး', error: 'ဤအမည်ကို အသုံးပြုပြီးသားဖြစ်သည်။', defaultValue: 'thiri' },
  globals: { locale: 'my' },
};
export const Light: Story = { globals: { theme: 'light' } };
