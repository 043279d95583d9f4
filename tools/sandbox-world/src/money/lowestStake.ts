import { toCurrency } from '@parlour/kernel/money';
import { roomStakes } from '../catalogue/makeGames';
import { fromPesos, type Merchant } from '../merchants/merchants';
import { usualMinBet } from './usualMinBet';

/** The highest stake of a room as a multiple of its lowest: the end of the ladder of `stakesFor`. */
export const highestFactor = 1000;

type Bets = { gameType: string; minBet: string | null };

/**
 * Returns the lowest stake of a game in the merchant's currency. A room has its own in pesos; those of slots are in hundredths, which not every
 * currency has.
 */
export function lowestStake({ gameType, minBet }: Bets, merchant: Pick<Merchant, 'country' | 'currency' | 'symbol'>): string {
  if (minBet === null) return usualMinBet(merchant);
  if (Object.hasOwn(roomStakes, gameType)) return fromPesos(merchant, minBet);
  return Number(toCurrency('0.01', merchant.symbol)) > 0 ? minBet : usualMinBet(merchant);
}
