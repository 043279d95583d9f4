import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { Dialog } from './Dialog';

type QuestionProps = { no: string; yes: string };

function Question({ no, yes }: QuestionProps) {
  const actions = (
    <>
      <Button variant="secondary">{no}</Button>
      <Button variant="danger">{yes}</Button>
    </>
  );
  return (
    <Dialog open title="Give up this bonus?" actions={actions}>
      The bonus and what was won with it are taken back.
    </Dialog>
  );
}

const meta = {
  title: 'Design system/Overlays/Dialog',
  tags: ['stable'],
  component: Dialog,
  args: {
    open: true,
    title: 'Play with real money',
    children: 'This function needs a real account. It takes a minute.',
    onClose: () => undefined,
    actions: (
      <>
        <Button variant="secondary">Cancel</Button>
        <Button>Sign up</Button>
      </>
    ),
  },
  parameters: {
    guide: {
      isFramed: true,
      use: 'For a question that the player has to answer before going on; ConfirmDialog asks before what cannot be undone.',
      do: ['Name the buttons by what they do: "Cancel bet", "Keep bet".'],
      dont: ['Do not use it for news or results: use a toast or Notice.', 'Do not open a dialog from a dialog.'],
      words: 'The title is the question; one or two sentences name the consequence.',
      accessibility: 'It holds the focus and gives it back. Esc and Back mean "no".',
      anatomy: { parts: { Surface: '.dialog', Content: '.content', Title: '.title', Text: '.text', Buttons: '.actions' } },
      pairs: [
        {
          do: ['The buttons alone say what each of them does.', () => <Question no="Keep bonus" yes="Give up bonus" />],
          dont: ['"Yes" and "No" make the player read the question twice.', () => <Question no="No" yes="Yes" />],
        },
      ],
    },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongLabels: Story = {
  args: {
    actions: (
      <>
        <Button variant="secondary">Hindi muna ngayon, babalik ako</Button>
        <Button>Magrehistro ng totoong account</Button>
      </>
    ),
  },
};
export const Burmese: Story = {
  args: {
    title: 'အကောင့်မှ ထွက်မလား',
    children: 'ပြန်ဝင်ရန် စကားဝှက် လိုအပ်ပါမည်။',
    actions: (
      <>
        <Button variant="secondary">မထွက်ပါ</Button>
        <Button>ထွက်ရန်</Button>
      </>
    ),
  },
  globals: { locale: 'my' },
};
