import { multiplyMoney } from '@parlour/kernel';

const ladder = ['1', '2', '5', '10', '20', '50', '100', '200', '500', '1000'];

/** Stakes on offer: the game's smallest one and its multiples. */
export function stakesFor(minBet: string): string[] {
  return ladder.map((factor) => multiplyMoney(minBet, factor));
}
