import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkList } from './LinkList';

const links = ['Slots', 'Fishing', 'Poker', 'Live', 'Sports', 'E-sports'].map((name) => (
  <li key={name}>
    <a href={`#${name}`}>{name}</a>
  </li>
));

const meta = {
  title: 'Design system/Navigation/LinkList',
  tags: ['stable'],
  component: LinkList,
  args: { children: links },
  parameters: {
    guide: {
      use: 'For plain links at the foot of a page.',
      do: ['Use `columns` for more than six links, and `strip` where the page has many lists.'],
      dont: ['Do not put the next step of a task into it.'],
      words: 'The name of the page that opens.',
      accessibility: 'A list of links with targets of 44 px.',
    },
  },
} satisfies Meta<typeof LinkList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TwoColumns: Story = { args: { layout: 'columns' } };
export const Strip: Story = { args: { layout: 'strip' } };
