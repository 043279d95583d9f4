import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { GamesStage } from '../mocks/GamesStage';
import { artHandler } from '../mocks/artHandler';
import { buildWinner } from '../mocks/gameBuilders';
import { handlers } from '../mocks/handlers';
import { gamesWire } from '../wire';
import { WinnerBoard } from './WinnerBoard';

const shared = [artHandler, ...handlers];
const three = [1, 2, 3].map((place) => buildWinner({ nodeId: `w${place}` }));

const meta = {
  title: 'Data/WinnerBoard',
  component: WinnerBoard,
  args: { symbol: '₱' },
  parameters: { msw: shared },
  decorators: [
    (Story, { globals }) => (
      <GamesStage locale={globals.locale}>
        <Story />
      </GamesStage>
    ),
  ],
} satisfies Meta<typeof WinnerBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ThreeStandStill: Story = { parameters: { msw: [mockCall(gamesWire.getWinners, { list: three }), ...shared] } };
export const Loading: Story = { parameters: { msw: [mockCall(gamesWire.getWinners, () => new Promise(() => undefined)), ...shared] } };
export const Failed: Story = { parameters: { msw: [mockCall(gamesWire.getWinners, () => httpStatus(500)), ...shared] } };
export const Kyat: Story = { args: { symbol: 'Ks' }, globals: { locale: 'my' } };
