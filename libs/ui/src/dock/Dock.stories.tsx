import type { Meta, StoryObj } from '@storybook/react-vite';
import { Page } from '../page';
import { Dock } from './Dock';

const meta = {
  title: 'Design system/Overlays/Dock',
  component: Dock,
  args: { label: 'Offer', children: 'Top up in a minute' },
  render: (args) => (
    <Page>
      <p>Games</p>
      <Dock {...args} />
    </Page>
  ),
} satisfies Meta<typeof Dock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
