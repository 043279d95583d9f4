import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkList } from './LinkList';

const links = ['Slots', 'Fishing', 'Poker', 'Live', 'Sports', 'E-sports'].map((name) => (
  <li key={name}>
    <a href={`#${name}`}>{name}</a>
  </li>
));

const meta = {
  title: 'Navigation/LinkList',
  component: LinkList,
  args: { children: links },
} satisfies Meta<typeof LinkList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TwoColumns: Story = { args: { hasColumns: true } };
