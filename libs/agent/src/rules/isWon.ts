import { type Money, compareMoney } from '@parlour/kernel';

/** True where the team has won from the house: its net loss is below nothing. */
export function isWon(netLoss: Money): boolean {
  return compareMoney(netLoss, '0') < 0;
}
