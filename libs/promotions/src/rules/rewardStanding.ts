import { DAY_MS } from '@parlour/kernel/time';
import { addMoney, type Money } from '@parlour/kernel/money';
import type { Reward } from '../wire/rewardWire';

/** The fields needed to derive a reward's available action. */
export type Judged = Pick<Reward, 'status' | 'expiresAt' | 'window' | 'needsDeposit' | 'amount'>;

/** The action that a reward allows now; `waits` means that its claim window is closed. */
export type Standing = 'join' | 'deposit' | 'claim' | 'waits' | 'ended' | 'remind' | 'record' | 'why' | 'none';

/**
 * Derives the available action from the gateway's status and the current time, because a deadline may pass or a window may open
 * between two replies.
 */
export function rewardStanding({ status, expiresAt, window, needsDeposit, amount }: Judged, now: number): Standing {
  const isOver = expiresAt !== null && expiresAt <= now;
  switch (status) {
    case 'JOIN':
      return isOver ? 'ended' : needsDeposit ? 'deposit' : 'join';
    case 'CLAIM':
      if (isOver || amount === null) return isOver ? 'ended' : 'none';
      return window && (now < window.from || now >= window.until) ? 'waits' : 'claim';
    case 'COMING_SOON':
      return 'remind';
    case 'ISSUED':
      return 'record';
    case 'REJECTED':
      return 'why';
    default:
      return 'none';
  }
}

/** True if the reward's button says what can be done, so that its status needs no words beside it. */
export function hasOwnButton(standing: Standing): boolean {
  return standing === 'claim' || standing === 'join' || standing === 'deposit';
}

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
    expiringSoon: claimable.filter(({ expiresAt }) => expiresAt !== null && expiresAt - now <= DAY_MS).length,
  };
}

const MOST = 3;

/** Returns claimable rewards that expire within a day, soonest first, all in one currency. */
export function expiringRewards(rewards: readonly Reward[], now: number): (Reward & { expiresAt: number })[] {
  return rewards
    .filter((reward): reward is Reward & { expiresAt: number } => reward.expiresAt !== null && reward.expiresAt - now <= DAY_MS)
    .filter((reward, _, [first]) => rewardStanding(reward, now) === 'claim' && reward.currencySymbol === first?.currencySymbol)
    .sort((a, b) => a.expiresAt - b.expiresAt)
    .slice(0, MOST);
}
