import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../avatar';
import { Button } from '../button';
import { Money } from '../money';
import { StatusChip } from '../status-chip';
import { ListGroup } from './ListGroup';
import { ListRow } from './ListRow';

const meta = {
  title: 'Design system/Data/ListRow',
  tags: ['stable'],
  component: ListRow,
  args: { icon: 'shield', title: 'Security', text: '3 of 6 done' },
  decorators: [
    (Story) => (
      <ListGroup>
        <Story />
      </ListGroup>
    ),
  ],
  parameters: {
    guide: {
      use: 'For one line of a list: a setting, an account, a record. ListGroup puts rows on a card.',
      do: ['Use `as={Link}` or `as="button"` when a tap does something.'],
      dont: ['Do not put two actions of equal weight into a row.'],
      words: 'The first line is the name, the second one fact about it.',
      accessibility: 'The whole row is the target, at least 44 px high.',
      anatomy: {
        story: 'Menu',
        parts: { Row: '.row', Icon: '.icon', Title: '.title', Badge: '.badge', Chevron: '.chevron', End: '.end', Text: '.text' },
      },
      pairs: [
        {
          do: [
            'The whole row leads to the account, whose screen has the actions.',
            () => (
              <ListGroup>
                <ListRow as="a" href="#gcash" icon="smartphone" title="GCash" text="0917 ••• 7731" />
              </ListGroup>
            ),
          ],
          dont: [
            'Two buttons compete for one tap.',
            () => (
              <ListGroup>
                <ListRow
                  icon="smartphone"
                  title="GCash"
                  end={
                    <>
                      <Button size="s">Use</Button> <Button size="s">Edit</Button>
                    </>
                  }
                />
              </ListGroup>
            ),
          ],
        },
      ],
      parts: {
        ListGroup: {
          use: 'For the rows of a list on one card, with a heading if there are several cards.',
          do: ['Group by what a player looks for, three to eight rows each.'],
          dont: ['Do not put other cards into it.'],
          words: 'The heading is a short noun: "Security".',
          accessibility: 'The heading is a level 2 heading of the screen.',
        },
        SettingsGroup: {
          use: 'For fields and switches of one subject on the ground of a list.',
          do: ['Let each setting take effect at once, or give the group one button.'],
          dont: ['Do not use it for rows that lead elsewhere: use ListGroup.'],
          words: 'The heading is a short noun: "Notifications".',
          accessibility: 'The heading is a level 2 heading of the screen.',
        },
      },
    },
  },
} satisfies Meta<typeof ListRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Menu: Story = {
  render: () => (
    <>
      <ListRow as="a" href="#inbox" icon="mail" title="Inbox" badge={3} />
      <ListRow as="a" href="#language" icon="languages" title="Language" end="English" />
      <ListRow as="a" href="#play" icon="shield-check" title="Safer play" text="Limits, breaks, self-exclusion" />
      <ListRow as="button" icon="log-out" title="Log out" />
    </>
  ),
};

export const Orders: Story = {
  render: () => (
    <>
      <ListRow
        as="a"
        href="#1"
        title="Deposit"
        text="Today, 14:02"
        end={
          <>
            <Money symbol="₱" digits="1,000.00" />
            <br />
            <StatusChip tone="pending" label="Pending" />
          </>
        }
      />
      <ListRow
        as="a"
        href="#2"
        title="Withdrawal"
        text="Yesterday, 09:41"
        end={
          <>
            <Money symbol="₱" digits="5,000.00" />
            <br />
            <StatusChip tone="success" label="Successful" />
          </>
        }
      />
    </>
  ),
};

export const WithAvatar: Story = {
  args: {
    icon: undefined,
    start: <Avatar name="Maria" />,
    title: 'ma***n',
    text: 'Reef Hunter',
    end: <Money symbol="₱" digits="84,200" tone="gold" />,
  },
};
export const LongText: Story = {
  args: {
    title: 'Kumpirmahin ang pangalan ng may-ari ng account bago ang unang withdrawal',
    text: 'Kailangan namin ito para maipadala ang pera sa tamang tao.',
    end: 'Gawin',
  },
};
export const Burmese: Story = { args: { title: 'လုံခြုံရေး', text: '6 ခုအနက် 3 ခု ပြီးပါပြီ' }, globals: { locale: 'my' } };
