import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../page';
import { Button } from './Button';

const meta = {
  title: 'Design system/Actions/Button',
  tags: ['stable'],
  component: Button,
  args: { children: 'Deposit' },
  parameters: {
    guide: {
      use: 'For an action on this page; with `as={Link}`, for the next step on another page.',
      do: [
        'Show one primary button at a time; use `secondary` for the other way and `ghost` for "not now".',
        'Set `busy` while it works: the label stays, and a second tap does nothing.',
      ],
      dont: ['Do not disable a button without saying why beside it.', 'Do not use `danger` for anything that can be undone.'],
      words: 'A verb and its object, with the amount where money moves: "Pay ₱1,000.00", never "Submit".',
      accessibility: 'The small size also has a target of 44 px. A link is `as={Link}`, so that it can be opened in a new tab.',
      anatomy: { story: 'WithIcon', parts: { Surface: '.button', Icon: '.icon', Label: '.button > span' } },
      pairs: [
        {
          do: [
            'One button is the next step; the other way stands back.',
            () => (
              <Stack>
                <Button>Deposit ₱500.00</Button>
                <Button variant="ghost">Not now</Button>
              </Stack>
            ),
          ],
          dont: [
            'Two primary buttons leave the choice to chance.',
            () => (
              <Stack>
                <Button>Deposit ₱500.00</Button>
                <Button>Not now</Button>
              </Stack>
            ),
          ],
        },
        {
          do: ['A verb and its object say what will happen.', () => <Button variant="danger">Remove account</Button>],
          dont: ['"OK" says nothing about what will happen.', () => <Button variant="danger">OK</Button>],
        },
      ],
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack>
      <Button>Deposit</Button>
      <Button variant="secondary">Show history</Button>
      <Button variant="ghost">Not now</Button>
      <Button variant="danger">Remove account</Button>
    </Stack>
  ),
};

export const Small: Story = { args: { size: 's', icon: 'wallet' } };
export const WithIcon: Story = { args: { icon: 'refresh', variant: 'secondary', children: 'Try again' } };
export const Busy: Story = { args: { busy: true, children: 'Paying' } };
export const Disabled: Story = { args: { disabled: true } };
export const Block: Story = { args: { block: true, children: 'Pay ₱1,000.00' } };
export const LongLabel: Story = {
  args: { block: true, children: 'Mag-deposito ngayon gamit ang parehong e-wallet na ginamit noong nakaraang linggo' },
};
export const Burmese: Story = { args: { block: true, children: 'ငွေသွင်းမည်' }, globals: { locale: 'my' } };
export const AsLink: Story = {
  render: () => (
    <Button as="a" href="#deposit">
      Deposit
    </Button>
  ),
};
