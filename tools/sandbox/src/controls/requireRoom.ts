import { type Money, compareMoney } from '@parlour/kernel';
import type { LimitKind } from '@parlour/wallet/wire';
import type { Db } from '../db/open';
import { refuse } from '../http/refuse';
import { type SetLimit, readSetLimits } from './readLimits';
import { readPause } from './readPause';

const playKinds: LimitKind[] = ['loss', 'wager', 'time'];

/** Of several limits the one with the least room; of two alike, the one that lasts longer. */
export function tightest(limits: readonly SetLimit[]): SetLimit | undefined {
  return [...limits].sort((a, b) => compareMoney(a.remaining, b.remaining) || (b.resetsAt ?? 0) - (a.resetsAt ?? 0))[0];
}

async function refusePaused(db: Db, memberId: string, now: number): Promise<void> {
  const pause = await readPause(db, memberId, now);
  if (pause) refuse('PLAY_PAUSED', pause);
}

function refuseReached(limit: SetLimit): never {
  const { kind, period, amount, remaining, resetsAt } = limit;
  return refuse('LIMIT_REACHED', { kind, period, limit: amount, remaining, resetsAt });
}

/** Before a game is opened: no pause, and something left of every limit. */
export async function requireMayPlay(db: Db, memberId: string, now: number): Promise<void> {
  await refusePaused(db, memberId, now);
  const reached = await readReached(db, memberId, now);
  if (reached) refuseReached(reached);
}

/** Before a stake is taken: it may be lost as a whole, and must fit then too. */
export async function requireStakeRoom(db: Db, memberId: string, { stake, now }: { stake: Money; now: number }): Promise<void> {
  await refusePaused(db, memberId, now);
  const limits = await readSetLimits(db, memberId, { kinds: playKinds, now });
  const passed = tightest(limits.filter(({ kind, remaining }) => compareMoney(remaining, kind === 'time' ? '0.01' : stake) < 0));
  if (passed) refuseReached(passed);
}

export async function requireDepositRoom(db: Db, memberId: string, { amount, now }: { amount: Money; now: number }): Promise<void> {
  await refusePaused(db, memberId, now);
  const limit = tightest(await readSetLimits(db, memberId, { kinds: ['deposit'], now }));
  if (limit && compareMoney(limit.remaining, amount) < 0) refuseReached(limit);
}

/** The limit of play that is used up, the one that lasts longest. */
export async function readReached(db: Db, memberId: string, now: number): Promise<SetLimit | undefined> {
  const limits = await readSetLimits(db, memberId, { kinds: playKinds, now });
  return limits.filter(({ remaining }) => compareMoney(remaining, '0') <= 0).sort((a, b) => (b.resetsAt ?? 0) - (a.resetsAt ?? 0))[0];
}
