import { type Money, compareMoney } from '@parlour/kernel';

const hour = 3_600_000;
/** Product 4.21: a raise waits so long … */
export const raiseWaitMs = 24 * hour;
/** … and is then to be confirmed within so long. */
export const confirmWithinMs = 7 * 24 * hour;

/** A limit as it is kept: what holds, and a higher one (or null for none) that was asked for. */
export type LimitState = { amount: Money; pending?: { amount: Money | null; askedAt: number } };
export type PendingLimit = { amount: Money | null; effectiveAt: number; confirmBy: number };

/** What still waits at a moment; what was not confirmed in time is forgotten. */
export function pendingOf(state: LimitState | undefined, now: number): PendingLimit | undefined {
  if (!state?.pending) return undefined;
  const effectiveAt = state.pending.askedAt + raiseWaitMs;
  const confirmBy = effectiveAt + confirmWithinMs;
  return now < confirmBy ? { amount: state.pending.amount, effectiveAt, confirmBy } : undefined;
}

/** A lower limit, and the first, hold at once and end what waits; a higher one, or none, waits. The same wish twice waits once. */
export function askLimit(state: LimitState | undefined, asked: Money | null, now: number): LimitState | undefined {
  if (!state) return asked === null ? undefined : { amount: asked };
  if (asked !== null && compareMoney(asked, state.amount) <= 0) return { amount: asked };
  const pending = pendingOf(state, now);
  if (pending && isSame(pending.amount, asked)) return state;
  return { amount: state.amount, pending: { amount: asked, askedAt: now } };
}

export type Confirmation =
  { outcome: 'done'; state: LimitState | undefined } | { outcome: 'waiting'; pending: PendingLimit } | { outcome: 'nothing' };

/** Confirms what was shown, once its time has come. */
export function confirmLimit(state: LimitState | undefined, shown: Money | null, now: number): Confirmation {
  const pending = pendingOf(state, now);
  if (!pending || !isSame(pending.amount, shown)) return { outcome: 'nothing' };
  if (now < pending.effectiveAt) return { outcome: 'waiting', pending };
  return { outcome: 'done', state: pending.amount === null ? undefined : { amount: pending.amount } };
}

function isSame(one: Money | null, other: Money | null): boolean {
  return one === null || other === null ? one === other : compareMoney(one, other) === 0;
}
