import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../db/open';
import { playPauses } from '../db/schema/controls';
import { turnovers } from '../db/schema/orders';
import { playSessions } from '../db/schema/play';
import { refuse } from '../http/refuse';
import { withMember } from '../wallet/withMember';
import { type Pause, readPause } from './readPause';

/** Begins a break or an exclusion at once and ends every running game. One that would end sooner than what runs changes nothing. */
export async function pausePlay(db: Db, memberId: string, { kind, startedAt, until }: Pause): Promise<Pause> {
  return withMember(db, memberId, async (tx) => {
    const running = await readPause(tx, memberId, startedAt);
    const isLonger = !running || (running.until !== null && (until === null || until > running.until));
    if (isLonger || (kind === 'exclusion' && running.kind === 'break')) {
      await tx.insert(playPauses).values({ memberId, kind, startedAt, until });
    }
    await tx
      .update(playSessions)
      .set({ expiresAt: startedAt })
      .where(and(eq(playSessions.memberId, memberId), gt(playSessions.expiresAt, startedAt)));
    // Who may not bet cannot complete a turnover, and their money is theirs.
    if (kind === 'exclusion') {
      await tx
        .update(turnovers)
        .set({ done: turnovers.required })
        .where(and(eq(turnovers.memberId, memberId), lt(turnovers.done, turnovers.required)));
    }
    return (await readPause(tx, memberId, startedAt)) ?? refuse('UNKNOWN');
  });
}
