import { addMoney, compareMoney, type Money } from '@parlour/kernel/money';
import type { LotterySubOrder } from '../db/schema/lottery';
import type { Entry } from '../ledger/postEntries';

type Part = Pick<LotterySubOrder, 'id' | 'memberId' | 'stake'>;

/** Holds the stake until the draw. */
export function holdEntry({ id, memberId, stake }: Part, at: number): Entry {
  return {
    kind: 'lottery.hold',
    reference: id,
    at,
    moves: [
      { role: 'player', memberId, amount: `-${stake}` },
      { role: 'held', memberId, amount: stake },
    ],
  };
}

/** Refunds the stake of a cancelled draw or of a chase that stopped. */
export function refundEntry({ id, memberId, stake }: Part, at: number): Entry {
  return {
    kind: 'lottery.refund',
    reference: id,
    at,
    moves: [
      { role: 'player', memberId, amount: addMoney(stake, '0') },
      { role: 'held', memberId, amount: `-${stake}` },
    ],
  };
}

/** Books the stake to the house, which pays the win or the refund. */
export function drawnEntries({ id, memberId, stake }: Part, { payout, at }: { payout: Money; at: number }): Entry[] {
  const taken: Entry = {
    kind: 'lottery.stake',
    reference: id,
    at,
    moves: [
      { role: 'held', memberId, amount: `-${stake}` },
      { role: 'games', amount: stake },
    ],
  };
  const paid: Entry = {
    kind: 'lottery.payout',
    reference: id,
    at,
    moves: [
      { role: 'player', memberId, amount: payout },
      { role: 'games', amount: `-${payout}` },
    ],
  };
  return compareMoney(payout, '0') > 0 ? [taken, paid] : [taken];
}
