import { compareMoney, type Money } from '@parlour/kernel/money';

const hour = 3_600_000;
/** Cooling-off time of a raised limit (product 4.21). */
export const raiseWaitMs = 24 * hour;
/** Time to confirm a raised limit after that. */
export const confirmWithinMs = 7 * 24 * hour;

/** A stored limit: the amount in force, and a requested higher one (or null for no limit). */
export type LimitState = { amount: Money; pending?: { amount: Money | null; askedAt: number } };
export type PendingLimit = { amount: Money | null; effectiveAt: number; confirmBy: number };

/** Returns the change pending at a moment; a change not confirmed in time has lapsed. */
export function pendingOf(state: LimitState | undefined, now: number): PendingLimit | undefined {
  if (!state?.pending) return undefined;
  const effectiveAt = state.pending.askedAt + raiseWaitMs;
  const confirmBy = effectiveAt + confirmWithinMs;
  return now < confirmBy ? { amount: state.pending.amount, effectiveAt, confirmBy } : undefined;
}

/**
 * A first or lower limit applies at once and cancels a pending change; a higher limit, or removing it, has to wait. Repeating the
 * request does not restart the wait.
 */
export function askLimit(state: LimitState | undefined, asked: Money | null, now: number): LimitState | undefined {
  if (!state) return asked === null ? undefined : { amount: asked };
  if (asked !== null && compareMoney(asked, state.amount) <= 0) return { amount: asked };
  const pending = pendingOf(state, now);
  if (pending && isSame(pending.amount, asked)) return state;
  return { amount: state.amount, pending: { amount: asked, askedAt: now } };
}

export type Confirmation =
  { outcome: 'done'; state: LimitState | undefined } | { outcome: 'waiting'; pending: PendingLimit } | { outcome: 'nothing' };

/** Confirms the change that was shown, once its waiting time is over. */
export function confirmLimit(state: LimitState | undefined, shown: Money | null, now: number): Confirmation {
  const pending = pendingOf(state, now);
  if (!pending || !isSame(pending.amount, shown)) return { outcome: 'nothing' };
  if (now < pending.effectiveAt) return { outcome: 'waiting', pending };
  return { outcome: 'done', state: pending.amount === null ? undefined : { amount: pending.amount } };
}

function isSame(one: Money | null, other: Money | null): boolean {
  return one === null || other === null ? one === other : compareMoney(one, other) === 0;
}
