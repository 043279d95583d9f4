import { mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { GamesStage } from '../mocks/GamesStage';
import { artHandler } from '../mocks/artHandler';
import { handlers } from '../mocks/handlers';
import { gamesWire } from '../wire';
import { VendorCarousel } from './VendorCarousel';

const shared = [artHandler, ...handlers];

const meta = {
  title: 'Data/VendorCarousel',
  component: VendorCarousel,
  args: { vassalage: 'PALM', category: 'RNG', name: 'Palm Play' },
  parameters: { msw: shared },
  decorators: [
    (Story, { globals }) => (
      <GamesStage locale={globals.locale}>
        <Story />
      </GamesStage>
    ),
  ],
} satisfies Meta<typeof VendorCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WideCards: Story = { args: { vassalage: 'GOAL', category: 'SPORTS', name: 'Goal Sports' } };
export const Loading: Story = { parameters: { msw: [mockCall(gamesWire.getGames, () => new Promise(() => undefined)), ...shared] } };
export const Filipino: Story = { globals: { locale: 'fil' } };
