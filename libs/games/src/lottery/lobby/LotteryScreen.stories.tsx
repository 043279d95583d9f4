import { paths, to } from '@parlour/kernel';
import { httpStatus, mockCall } from '@parlour/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { Route, Routes } from 'react-router-dom';
import { imageHandler } from '../../mocks/imageHandler';
import { withGames } from '../../mocks/withGames';
import { lotteryWire } from '../../wire/lottery';
import { buildLottery, buildSubOrder } from '../mocks/lotteryBuilders';
import { lotteryHandlers } from '../mocks/lotteryHandlers';
import { LotteryBetScreen } from '../bet/LotteryBetScreen';
import { LotteryScreen } from './LotteryScreen';

const shared = [imageHandler, ...lotteryHandlers];
const lobby = paths.games.lott;

const meta = {
  title: 'Features/Games/Lottery',
  component: LotteryScreen,
  parameters: { msw: shared, path: lobby },
  decorators: [
    () => (
      <Routes>
        <Route path={lobby} element={<LotteryScreen />} />
        <Route path={paths.games.lotteryBet} element={<LotteryBetScreen />} />
      </Routes>
    ),
    withGames,
  ],
} satisfies Meta<typeof LotteryScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const withLottery = (own: Parameters<typeof buildLottery>[0]) => [
  mockCall(lotteryWire.getLotteries, () => ({ list: [buildLottery(own)] })),
  ...shared,
];

const openBets: Story['play'] = async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'My bets' }));
};
const orders = [
  buildSubOrder(),
  buildSubOrder({ subOrderId: 's2', status: 'won', payout: '95.00', result: ['1', '2', '0'] }),
  buildSubOrder({ subOrderId: 's3', status: 'lost', result: ['7', '7', '0'] }),
  buildSubOrder({ subOrderId: 's4', status: 'cancelled' }),
  buildSubOrder({ subOrderId: 's5', status: 'stopped' }),
];
const withOrders = (content: typeof orders) => [
  mockCall(lotteryWire.getSubOrders, { currencySymbol: '₱', content, pageNum: 1, totalPages: 2 }),
  ...shared,
];

const minutes = [1, 2, 3, 5, 8, 30, 55, 240, 600];
const manyLotteries = minutes.map((left, place) => {
  const closesAt = Date.now() + left * 60_000;
  return buildLottery({
    nodeId: `l${place}`,
    gameName: `Luzon Fast Three ${left} Minutes`,
    draw: { drawNo: `251130-00${place}`, opensAt: 0, closesAt, drawsAt: closesAt },
  });
});

export const Default: Story = {};
export const ByClosing: Story = { parameters: { msw: [mockCall(lotteryWire.getLotteries, { list: manyLotteries }), ...shared] } };
export const ByClosingBurmese: Story = { ...ByClosing, globals: { locale: 'my' } };
export const Loading: Story = {
  parameters: { msw: [mockCall(lotteryWire.getLotteries, () => new Promise(() => undefined)), ...shared] },
};
export const Results: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Results: Fast Three' }));
  },
};
export const Bets: Story = { parameters: { msw: withOrders(orders) }, play: openBets };
export const NoBets: Story = { parameters: { msw: withOrders([]) }, play: openBets };
export const BetsFailed: Story = {
  parameters: { msw: [mockCall(lotteryWire.getSubOrders, () => httpStatus(500)), ...shared] },
  play: openBets,
};
export const Failed: Story = { parameters: { msw: [mockCall(lotteryWire.getLotteries, () => httpStatus(500)), ...shared] } };
export const Empty: Story = { parameters: { msw: [mockCall(lotteryWire.getLotteries, { list: [] }), ...shared] } };
export const NoDraw: Story = { parameters: { msw: withLottery({ draw: null, last: null }) } };
export const Drawing: Story = { parameters: { msw: withLottery({ draw: { drawNo: '0123', opensAt: 0, closesAt: 1, drawsAt: 4e12 } }) } };
export const Closed: Story = {
  parameters: { msw: withLottery({ draw: { drawNo: '0001', opensAt: 4e12, closesAt: 4e12, drawsAt: 4e12 } }) },
};
export const LongName: Story = { parameters: { msw: withLottery({ gameName: 'မန္တလေးထီကြီး '.repeat(14) }) } };
export const BetSlip: Story = { parameters: { path: to(paths.games.lotteryBet, { nodeId: 'l1' }) } };
export const BetFailed: Story = {
  parameters: {
    path: to(paths.games.lotteryBet, { nodeId: 'l1' }),
    msw: [mockCall(lotteryWire.getLotteryPlay, () => httpStatus(500)), ...shared],
  },
};
