import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListRow } from './ListRow';
import { LongList } from './LongList';

const lines = (count: number) => Array.from({ length: count }, (_, index) => `Message ${index + 1}`);

const meta = {
  title: 'Design system/Data/LongList',
  tags: ['stable'],
  component: LongList<string>,
  args: { items: lines(1000), children: (title) => <ListRow key={title} as="a" href="#message" icon="mail" title={title} /> },
  parameters: {
    guide: {
      use: 'For a card of up to a thousand rows.',
      do: ['Load more by pages.'],
      dont: ['Do not use it for a dozen rows: ListGroup is simpler.'],
      words: 'It has no text of its own.',
      accessibility: 'Rows outside the view are left out and come back when they are reached.',
    },
  },
} satisfies Meta<typeof LongList<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Short: Story = { args: { items: lines(3) } };
