import type { Merchant } from '../merchants/merchants';
import type { PlayType } from './playTypes';

const limits = {
  PH: { units: ['1.00', '2.00', '10.00', '50.00'], stake: 5000, payout: 1_000_000 },
  MM: { units: ['100.00', '200.00', '1000.00', '5000.00'], stake: 500_000, payout: 100_000_000 },
};

export const maxRebate = '5.00';
export const maxDraws = 20;
export const maxMultiplier = 999;

export function unitsOf({ country }: Pick<Merchant, 'country'>): string[] {
  return limits[country].units;
}

/** Maximum stake of one bet in one draw, limited by the highest payout of the house. */
export function maxStakeOf({ country }: Pick<Merchant, 'country'>, { odds, maxHits }: PlayType): string {
  const { stake, payout } = limits[country];
  return Math.min(stake, Math.floor(payout / (odds * maxHits))).toFixed(2);
}

/** Maximum of all stakes on one play type in one draw, over all players. */
export function capacityOf(merchant: Pick<Merchant, 'country'>, play: PlayType): string {
  return (Number(maxStakeOf(merchant, play)) * 20).toFixed(2);
}
