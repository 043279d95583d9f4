import { mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withGames } from '../../mocks/withGames';
import { imageHandler } from '../../mocks/imageHandler';
import { handlers } from '../../mocks/handlers';
import { gamesWire } from '../../wire';
import { VendorCarousel } from './VendorCarousel';

const shared = [imageHandler, ...handlers];

const meta = {
  title: 'Features/Games/VendorCarousel',
  component: VendorCarousel,
  args: { vendor: 'PALM', category: 'RNG', name: 'Palm Play' },
  parameters: { msw: shared },
  decorators: [withGames],
} satisfies Meta<typeof VendorCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WideCards: Story = { args: { vendor: 'GOAL', category: 'SPORTS', name: 'Goal Sports' } };
export const Loading: Story = { parameters: { msw: [mockCall(gamesWire.getGames, () => new Promise(() => undefined)), ...shared] } };
export const Filipino: Story = { globals: { locale: 'fil' } };
