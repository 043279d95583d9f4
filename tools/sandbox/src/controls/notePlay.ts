import { desc, eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { playStretches } from '../db/schema/controls';

/** Who is silent for longer was not in a game. */
const gapMs = 5 * 60_000;

/** A member is in a game now; several games at a time count once. */
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
