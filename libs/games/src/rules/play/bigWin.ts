import { compareMoney, type Money, multiplyMoney, subtractMoney } from '@parlour/kernel/money';

/** The totals of a play session. */
export type PlayTotals = { staked: Money; won: Money };

/** From this multiple of its stake on, a win is celebrated. */
const LEAST = '5';

/**
 * Returns the amount won between two states of a session's totals if it is at least five times the amount staked, else undefined. A free
 * round never counts, because it has no stake.
 */
export function bigWin(before: PlayTotals, after: PlayTotals): Money | undefined {
  const staked = subtractMoney(after.staked, before.staked);
  const won = subtractMoney(after.won, before.won);
  return compareMoney(staked, '0') > 0 && compareMoney(won, multiplyMoney(staked, LEAST)) >= 0 ? won : undefined;
}
