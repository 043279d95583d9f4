import type { WireReply } from '@parlour/kernel/wire-call';
import type { playControlsWire } from '@parlour/player/wire';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { playPauses } from '../db/schema/playControls';
import { refuse } from '../http/refuse';

export type Pause = WireReply<typeof playControlsWire.takeBreak>;

/** Returns the member's current pause; of several, the one that lasts longest. */
export async function readPause(db: Db, memberId: string, now: number): Promise<Pause | null> {
  const running = await db
    .select({ kind: playPauses.kind, startedAt: playPauses.startedAt, until: playPauses.until })
    .from(playPauses)
    .where(and(eq(playPauses.memberId, memberId), or(isNull(playPauses.until), gt(playPauses.until, now))));
  const end = ({ until }: Pause) => until ?? Infinity;
  // An exclusion takes precedence over a break that ends at the same time.
  return running.sort((a, b) => end(b) - end(a) || b.kind.localeCompare(a.kind))[0] ?? null;
}

/** Refuses what gives, joins or plays while the member is on a break or excluded. */
export async function refusePaused(db: Db, memberId: string, now: number): Promise<void> {
  const pause = await readPause(db, memberId, now);
  if (pause) refuse('PLAY_PAUSED', pause);
}
