import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button';
import { TextField } from '../field';
import { ListRow } from '../list-row';
import { Sheet, type SheetProps } from './Sheet';

const rows = [
  'GCash',
  'Maya',
  'GrabPay',
  'BPI',
  'BDO Unibank',
  'Metrobank',
  'UnionBank',
  'Landbank',
  'PNB',
  'Security Bank',
  'RCBC',
  'EastWest',
];

function Accounts({ footer, children }: Pick<SheetProps, 'footer'> & { children?: ReactNode }) {
  return (
    <Sheet open title="Choose an account" closeLabel="Close" flush onClose={() => undefined} footer={footer}>
      {rows.map((title) => (
        <ListRow key={title} as="button" icon="bank" title={title} />
      ))}
      {children}
    </Sheet>
  );
}

const meta = {
  title: 'Design system/Overlays/Sheet',
  tags: ['stable'],
  component: Sheet,
  args: {
    open: true,
    title: 'Choose an account',
    closeLabel: 'Close',
    flush: true,
    onClose: () => undefined,
    children: rows.slice(0, 4).map((title) => <ListRow key={title} as="button" icon="bank" title={title} />),
  },
  parameters: {
    guide: {
      isFramed: true,
      use: 'For a choice, a menu or details over the current screen.',
      do: ['Put the main button into `footer`, so that it stays in sight.', 'Keep drafts with the owner: closing must lose nothing.'],
      dont: ['Do not use it for a question: use Dialog.', 'Do not open one unasked while a player is reading.'],
      words: 'The title says what to do or what it is: "Choose an account".',
      accessibility: 'Esc, Back, a tap outside and the button all close it, and the focus returns.',
      anatomy: {
        story: 'LongContent',
        parts: { Surface: '.sheet', Head: '.head', Title: '.title', Close: '.iconButton', Content: '.body', Footer: '.footer' },
      },
      pairs: [
        {
          do: ['The main button stays in sight below the list.', () => <Accounts footer={<Button block>Use this account</Button>} />],
          dont: [
            'At the end of a long list the button is found last.',
            () => (
              <Accounts>
                <Button block>Use this account</Button>
              </Accounts>
            ),
          ],
        },
      ],
    },
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongContent: Story = {
  args: {
    children: rows.map((title) => <ListRow key={title} as="button" icon="bank" title={title} />),
    footer: <Button block>Use this account</Button>,
  },
};
export const FromTheRight: Story = { args: { side: 'right', title: 'Menu' } };
export const FromTheLeft: Story = { args: { side: 'left', title: 'Menu' } };

export const FullScreen: Story = {
  args: { side: 'full', title: 'Search', head: <TextField label="Search" /> },
};

function Live() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Choose</Button>
      <Sheet open={isOpen} title="Choose an account" closeLabel="Close" onClose={() => setOpen(false)}>
        <ListRow as="button" icon="bank" title="BPI" />
      </Sheet>
    </>
  );
}

/** Esc closes the sheet and focus returns to its button. jsdom cannot test this browser behaviour. */
export const EscCloses: Story = {
  render: () => <Live />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Choose' });
    await userEvent.click(opener);
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Choose an account' })).toBeVisible());
    canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** A tap beside the sheet closes it. */
export const TapOutsideCloses: Story = {
  render: () => <Live />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }));
    await userEvent.click(await canvas.findByRole('dialog'));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
