import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkList } from './LinkList';

const links = ['Slots', 'Fishing', 'Poker', 'Live', 'Sports', 'E-sports'].map((name) => (
  <li key={name}>
    <a href={`#${name}`}>{name}</a>
  </li>
));

const meta = {
  title: 'Design system/Navigation/LinkList',
  component: LinkList,
  args: { children: links },
} satisfies Meta<typeof LinkList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TwoColumns: Story = { args: { layout: 'columns' } };
export const Strip: Story = { args: { layout: 'strip' } };
