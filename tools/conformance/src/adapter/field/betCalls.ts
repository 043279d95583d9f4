import type { WireReply } from '@parlour/kernel/wire-call';
import type { walletWire } from '@parlour/wallet/wire';
import type { GatewayAdapter } from '../GatewayAdapter';
import { type Amount, minus, money } from './money.ts';
import { pageOf, wholeOf } from './rows.ts';
import { timeIn, timeOf } from './time.ts';
import { idOf } from './words.ts';

type Bet = WireReply<typeof walletWire.getBet>;
type Row = {
  betId: number | string;
  roundId?: number | string | null;
  gameName?: string | null;
  vendor?: string | null;
  gameType?: string | null;
  betTime: number | string;
  settleTime?: number | string | null;
  betStatus?: string;
} & Sums;
type Sums = {
  betAmount: Amount;
  /** The whole stake, if the gateway does not tell it. */
  validAmount?: Amount | null;
  winAmount: Amount;
};
type History = { sum?: Sums & { betCount?: number | string } };

/** A state that nobody knows is not settled. */
const statuses = new Map<string | undefined, Bet['status']>([
  ['SETTLED', 'settled'],
  ['CANCELLED', 'cancelled'],
]);

/** The bets of a player. Pages count from 0, and the order of one bet comes without an envelope. */
export const betCalls: GatewayAdapter['calls'] = {
  getBets: {
    path: '/wps/report/accountGameBetHistory',
    input: ({ from, to, gameType, pageNo, pageSize }) => ({ startTime: from, endTime: to, gameType, page: pageNo - 1, size: pageSize }),
    value(page: History | object, { input }) {
      const { rows, ...place } = pageOf<Row>(page, input);
      const content = rows.map(betOf);
      const sum = 'sum' in page ? page.sum : undefined;
      const count = wholeOf(sum?.betCount);
      return { content, ...place, totals: sum && count !== undefined ? { count, ...sumsOf(sum) } : null };
    },
  },
  getBet: {
    path: ({ orderId }) => `/lgw/orders/detail/${orderId}/info`,
    input: () => ({}),
    value: betOf,
  },
};

function betOf({ betId, roundId, gameName, vendor, gameType, betTime, settleTime, betStatus, ...sums }: Row): Bet {
  const ids = { orderId: idOf(betId), roundId: idOf(roundId) || idOf(betId) };
  const words = { gameName: gameName ?? '', vassalage: vendor ?? '', gameType: gameType ?? '' };
  const times = { placedAt: timeOf(betTime), settledAt: timeIn(settleTime) };
  return { ...ids, ...words, ...times, ...sumsOf(sums), status: statuses.get(betStatus) ?? 'open' };
}

function sumsOf({ betAmount, validAmount, winAmount }: Sums) {
  const [stake, validStake, payout] = [money(betAmount), money(validAmount ?? betAmount), money(winAmount)];
  return { stake, validStake, payout, net: minus(winAmount, betAmount) };
}
