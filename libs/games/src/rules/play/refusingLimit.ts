import { compareMoney, type Money } from '@parlour/kernel/money';
import type { WireValue } from '@parlour/kernel/wire-call';
import type { playWire } from '../../wire/play';

export type PlayLimit = WireValue<typeof playWire.getPlaySession>['limits'][number];

/** A bet that the game reported as refused. */
export type RefusedBet = { stake?: Money };

/**
 * The limit that refuses bets: one that is used up, or the one that leaves less than the refused stake. Of several, the one that
 * leaves the least, and of equals the one that ends last.
 */
export function refusingLimit(limits: readonly PlayLimit[], refused: RefusedBet | undefined): PlayLimit | undefined {
  return limits
    .filter(({ kind, remaining }) => {
      if (compareMoney(remaining, '0') <= 0) return true;
      if (!refused || kind === 'time') return false;
      return refused.stake === undefined || compareMoney(remaining, refused.stake) < 0;
    })
    .sort((one, other) => compareMoney(one.remaining, other.remaining) || (other.resetsAt ?? 0) - (one.resetsAt ?? 0))[0];
}
