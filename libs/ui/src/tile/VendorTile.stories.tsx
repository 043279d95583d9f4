import type { Meta, StoryObj } from '@storybook/react-vite';
import { vendorImage } from '../kitchen-sink/storyImages';
import { TileGrid } from './TileGrid';
import { VendorTile } from './VendorTile';

const meta = {
  title: 'Design system/Data/VendorTile',
  tags: ['stable'],
  component: VendorTile,
  args: { name: 'Orchid', image: vendorImage('ORCHID', 0), text: '128 games', href: '#orchid' },
  decorators: [
    (Story) => (
      <TileGrid>
        <Story />
      </TileGrid>
    ),
  ],
  parameters: {
    guide: {
      use: 'For a vendor of games in a grid or a row.',
      do: ["Use the vendor's logo on its own ground."],
      dont: ['Do not mix it with game tiles in one grid.'],
      words: "The vendor's own name.",
      accessibility: "A link whose name is the vendor's.",
    },
  },
} satisfies Meta<typeof VendorTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = { args: { selected: true } };
export const Closed: Story = { args: { closed: 'Back at 14:00' } };
