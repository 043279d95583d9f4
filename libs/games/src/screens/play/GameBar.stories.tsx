import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withGames } from '../../mocks/withGames';
import { handlers } from '../../mocks/handlers';
import { gamesWire } from '../../wire';
import { GameBar } from './GameBar';

const meta = {
  title: 'Features/Games/GameBar',
  component: GameBar,
  args: {
    target: { vendor: 'PALM', gameType: 'RNG', gameCode: 'ruby', nodeId: 'n1', name: 'Ruby Rush' },
    playSessionId: 'p1',
    balance: '₱12,480',
    symbol: '₱',
    onLeave: () => undefined,
  },
  parameters: { msw: handlers },
  decorators: [withGames],
} satisfies Meta<typeof GameBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The game has been open for a while. */
const started = () => Date.now() - 754_000;

const withFigures = (net: string) => [
  mockCall(gamesWire.getPlaySession, () => ({ startedAt: started(), staked: '1000.00', won: '1000.00', net })),
  ...handlers,
];

export const Default: Story = {};
export const Ahead: Story = { parameters: { msw: withFigures('1250.50') } };
export const LongFigures: Story = { parameters: { msw: withFigures('-98765432.10') }, args: { balance: 'Ks 98,765,432' } };
export const WithoutFigures: Story = { parameters: { msw: [mockCall(gamesWire.getPlaySession, () => httpStatus(500)), ...handlers] } };

const withLimit = (remaining: string) => [
  mockCall(gamesWire.getPlaySession, () => ({
    startedAt: started(),
    staked: '480.00',
    won: '0.00',
    net: '-480.00',
    limits: [{ kind: 'wager' as const, period: 'day' as const, amount: '500', remaining, resetsAt: Date.UTC(2026, 10, 24, 6) }],
  })),
  ...handlers,
];
export const StakeAboveLimit: Story = { parameters: { msw: withLimit('20.00') }, args: { refused: { stake: '50.00' } } };
export const LimitUsedUp: Story = { parameters: { msw: withLimit('0.00') } };
