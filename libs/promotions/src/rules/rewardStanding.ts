import type { Reward } from '../wire/rewardWire';

/** What it takes to judge a reward. */
export type Judged = Pick<Reward, 'status' | 'expiresAt' | 'window' | 'needsDeposit' | 'amount'>;

/** What a player can do about a reward now; `waits` is the time before its window. */
export type Standing = 'join' | 'deposit' | 'claim' | 'waits' | 'ended' | 'remind' | 'record' | 'why' | 'none';

/** The status is the gateway's; between two of its answers a deadline may pass or a window open. */
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
