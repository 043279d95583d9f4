import { type Money, addMoney } from '@parlour/kernel';
import type { Reward } from '../wire/rewardWire';
import { rewardStanding } from './rewardStanding';

const SOON_MS = 24 * 3_600_000;

export type ClaimSummary = {
  /** What "Claim all" would claim. */
  rewardIds: string[];
  /** Of the same currency; nothing where the rewards differ in it. */
  total: Money | undefined;
  symbol: string;
  /** How many of them are gone within a day. */
  expiringSoon: number;
};

/** What can be claimed at this moment. */
export function claimSummary(rewards: readonly Reward[], now: number): ClaimSummary {
  const claimable = rewards.filter((reward) => rewardStanding(reward, now) === 'claim');
  const symbol = claimable[0]?.currencySymbol ?? rewards[0]?.currencySymbol ?? '';
  const isOneCurrency = claimable.every(({ currencySymbol }) => currencySymbol === symbol);
  return {
    rewardIds: claimable.map(({ rewardId }) => rewardId),
    total: isOneCurrency ? claimable.reduce((sum, { amount }) => addMoney(sum, amount ?? '0'), '0.00') : undefined,
    symbol,
    expiringSoon: claimable.filter(({ expiresAt }) => expiresAt !== null && expiresAt - now <= SOON_MS).length,
  };
}
