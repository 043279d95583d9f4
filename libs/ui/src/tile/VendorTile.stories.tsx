import type { Meta, StoryObj } from '@storybook/react-vite';
import { vendorImage } from '../kitchen-sink/storyImages';
import { TileGrid } from './TileGrid';
import { VendorTile } from './VendorTile';

const meta = {
  title: 'Design system/Data/VendorTile',
  component: VendorTile,
  args: { name: 'Orchid', image: vendorImage('ORCHID', 0), text: '128 games', href: '#orchid' },
  decorators: [
    (Story) => (
      <TileGrid>
        <Story />
      </TileGrid>
    ),
  ],
} satisfies Meta<typeof VendorTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Selected: Story = { args: { selected: true } };
export const Closed: Story = { args: { closed: 'Back at 14:00' } };
