import { type Money, compareMoney } from '@parlour/kernel';

/** Returns true if the team has won from the house, i.e. its net loss is negative. */
export function isWon(netLoss: Money): boolean {
  return compareMoney(netLoss, '0') < 0;
}
