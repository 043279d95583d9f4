import { type Money, addMoney } from '@parlour/kernel';
import type { Reward } from '../wire/rewardWire';
import { rewardStanding } from './rewardStanding';

const SOON_MS = 24 * 3_600_000;

export type ClaimSummary = {
  /** The rewards that "Claim all" claims. */
  rewards: readonly Reward[];
  /** The sum of the amounts; undefined if the currencies differ. */
  total: Money | undefined;
  symbol: string;
  /** The number of these rewards that expire within a day. */
  expiringSoon: number;
};

/** Summarises the rewards that can be claimed now. */
export function claimSummary(rewards: readonly Reward[], now: number): ClaimSummary {
  const claimable = rewards.filter((reward) => rewardStanding(reward, now) === 'claim');
  const symbol = claimable[0]?.currencySymbol ?? rewards[0]?.currencySymbol ?? '';
  const isOneCurrency = claimable.every(({ currencySymbol }) => currencySymbol === symbol);
  return {
    rewards: claimable,
    total: isOneCurrency ? claimable.reduce((sum, { amount }) => addMoney(sum, amount ?? '0'), '0.00') : undefined,
    symbol,
    expiringSoon: claimable.filter(({ expiresAt }) => expiresAt !== null && expiresAt - now <= SOON_MS).length,
  };
}
