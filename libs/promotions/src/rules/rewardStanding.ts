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
