import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../page';
import { Dock } from './Dock';

const meta = {
  title: 'Design system/Overlays/Dock',
  tags: ['new'],
  component: Dock,
  args: { label: 'Offer', children: 'Top up in a minute' },
  render: (args) => (
    <Page>
      <p>Games</p>
      <Dock {...args} />
    </Page>
  ),
  parameters: {
    guide: {
      use: 'For one offer that stays in view above the bottom menu, for example the app to download.',
      do: ['Put it last on the page.', 'Give it a close button, and remember that it was closed.'],
      dont: ['Do not show two at a time; the next one waits for its turn.', 'Do not use it for errors; a Notice stands where they belong.'],
      words: 'The label names the offer.',
      accessibility: 'It is a complementary landmark. It comes after the content in the order of the Tab key.',
    },
  },
} satisfies Meta<typeof Dock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
