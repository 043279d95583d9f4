import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListRow } from './ListRow';
import { LongList } from './LongList';

const lines = (count: number) => Array.from({ length: count }, (_, index) => `Message ${index + 1}`);

const meta = {
  title: 'Design system/Data/LongList',
  component: LongList<string>,
  args: { items: lines(1000), children: (title) => <ListRow key={title} as="a" href="#message" icon="mail" title={title} /> },
} satisfies Meta<typeof LongList<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Short: Story = { args: { items: lines(3) } };
