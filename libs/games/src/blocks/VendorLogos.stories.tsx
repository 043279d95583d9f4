import type { Meta, StoryObj } from '@storybook/react-vite';
import { handlers } from '../mocks/handlers';
import { withGames } from '../mocks/withGames';
import { VendorLogos } from './VendorLogos';

const meta = {
  title: 'Features/Games/VendorLogos',
  component: VendorLogos,
  args: { label: 'Game providers' },
  parameters: { msw: handlers },
  decorators: [withGames],
} satisfies Meta<typeof VendorLogos>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
