import { compareMoney, type Money } from '@parlour/kernel/money';
import type { LimitKind } from '@parlour/wallet/wire';
import type { Db } from '../db/Database';
import { refuse } from '../http/refuse';
import { type SetLimit, readSetLimits } from './readLimits';
import { refusePaused } from './readPause';

type PlayKind = Exclude<LimitKind, 'deposit'>;
type SetPlayLimit = SetLimit & { kind: PlayKind };
const playKinds: LimitKind[] = ['loss', 'wager', 'time'] satisfies PlayKind[];

/** Returns the limits of a member that concern games. */
export async function readPlayLimits(db: Db, memberId: string, now: number): Promise<SetPlayLimit[]> {
  const limits = await readSetLimits(db, memberId, { kinds: playKinds, now });
  return limits.filter((limit): limit is SetPlayLimit => limit.kind !== 'deposit');
}

/** Returns the limit with the least remaining amount; of two equal ones, the one that resets later. */
export function tightest(limits: readonly SetLimit[]): SetLimit | undefined {
  return [...limits].sort((a, b) => compareMoney(a.remaining, b.remaining) || (b.resetsAt ?? 0) - (a.resetsAt ?? 0))[0];
}

function refuseReached(limit: SetLimit): never {
  const { kind, period, amount, remaining, resetsAt } = limit;
  return refuse('LIMIT_REACHED', { kind, period, limit: amount, remaining, resetsAt });
}

/** Refuses to open a game when a limit is used up. */
export async function requireMayPlay(db: Db, memberId: string, now: number): Promise<void> {
  const reached = await readReached(db, memberId, now);
  if (reached) refuseReached(reached);
}

/** Refuses a stake that would exceed a limit if it were lost. The pause is asked for again: vendors send rounds past the calls of the contract. */
export async function requireStakeWithinLimits(db: Db, memberId: string, { stake, now }: { stake: Money; now: number }): Promise<void> {
  await refusePaused(db, memberId, now);
  const limits = await readSetLimits(db, memberId, { kinds: playKinds, now });
  const passed = tightest(limits.filter(({ kind, remaining }) => compareMoney(remaining, kind === 'time' ? '0.01' : stake) < 0));
  if (passed) refuseReached(passed);
}

export async function requireDepositWithinLimits(db: Db, memberId: string, { amount, now }: { amount: Money; now: number }): Promise<void> {
  const limit = tightest(await readSetLimits(db, memberId, { kinds: ['deposit'], now }));
  if (limit && compareMoney(limit.remaining, amount) < 0) refuseReached(limit);
}

/** Returns the used-up play limit that resets last. */
export async function readReached(db: Db, memberId: string, now: number): Promise<SetLimit | undefined> {
  const limits = await readSetLimits(db, memberId, { kinds: playKinds, now });
  return limits.filter(({ remaining }) => compareMoney(remaining, '0') <= 0).sort((a, b) => (b.resetsAt ?? 0) - (a.resetsAt ?? 0))[0];
}
