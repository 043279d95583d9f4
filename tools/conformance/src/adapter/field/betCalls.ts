import type { WireReply } from '@parlour/kernel/wire-call';
import type { walletWire } from '@parlour/wallet/wire';
import type { GatewayAdapter } from '../GatewayAdapter';
import { money } from './money.ts';

type Bet = WireReply<typeof walletWire.getBet>;
type Row = {
  betId: string;
  roundId: string;
  gameName: string;
  vendor: string;
  gameType: string;
  betTime: number;
  settleTime?: number | null;
  betAmount: number;
  validAmount: number;
  winAmount: number;
  betStatus: 'OPEN' | 'SETTLED' | 'CANCELLED';
};
type History = { list: Row[]; totalPages: number; sum: { betCount: number; betAmount: number; validAmount: number; winAmount: number } };

const statuses = { OPEN: 'open', SETTLED: 'settled', CANCELLED: 'cancelled' } as const;

/** The bets of a player. Pages count from 0, and the order of one bet comes without an envelope. */
export const betCalls: GatewayAdapter['calls'] = {
  getBets: {
    path: '/wps/report/accountGameBetHistory',
    input: ({ from, to, gameType, pageNo, pageSize }) => ({ startTime: from, endTime: to, gameType, page: pageNo - 1, size: pageSize }),
    value: ({ list, totalPages, sum }: History, { input }) => ({
      content: list.map(betOf),
      pageNum: input.pageNo,
      totalPages,
      totals: {
        count: sum.betCount,
        stake: money(sum.betAmount),
        validStake: money(sum.validAmount),
        payout: money(sum.winAmount),
        net: money(sum.winAmount - sum.betAmount),
      },
    }),
  },
  getBet: {
    path: ({ orderId }) => `/lgw/orders/detail/${orderId}/info`,
    input: () => ({}),
    value: betOf,
  },
};

function betOf({ betId, vendor, betTime, settleTime, betAmount, validAmount, winAmount, betStatus, ...row }: Row): Bet {
  const { roundId, gameName, gameType } = row;
  const times = { placedAt: betTime, settledAt: settleTime };
  const sums = { stake: money(betAmount), validStake: money(validAmount), payout: money(winAmount), net: money(winAmount - betAmount) };
  return { orderId: betId, roundId, gameName, vassalage: vendor, gameType, ...times, ...sums, status: statuses[betStatus] };
}
