import { desc, eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { playStretches } from '../db/schema/playControls';

/** A longer gap between two signals does not count as play time. */
const gapMs = 5 * 60_000;

/** Records that a member is in a game now; simultaneous games count once. */
export async function notePlay(db: Db, memberId: string, now: number): Promise<void> {
  const [last] = await db
    .select()
    .from(playStretches)
    .where(eq(playStretches.memberId, memberId))
    .orderBy(desc(playStretches.toAt), desc(playStretches.id))
    .limit(1);
  if (last && now - last.toAt <= gapMs) {
    await db
      .update(playStretches)
      .set({ toAt: Math.max(now, last.toAt) })
      .where(eq(playStretches.id, last.id));
    return;
  }
  await db.insert(playStretches).values({ memberId, fromAt: now, toAt: now });
}

/** Returns the times in games of a player who gave these signals, in chronological order. */
export function stretchesOf(signals: readonly number[]): { fromAt: number; toAt: number }[] {
  const stretches: { fromAt: number; toAt: number }[] = [];
  for (const at of signals) {
    const last = stretches.at(-1);
    if (last && at - last.toAt <= gapMs) last.toAt = at;
    else stretches.push({ fromAt: at, toAt: at });
  }
  return stretches;
}
