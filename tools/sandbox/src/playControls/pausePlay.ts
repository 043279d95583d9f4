import { and, eq, lt } from 'drizzle-orm';
import { findMerchant } from '@parlour/sandbox-world';
import type { Db } from '../db/Database';
import { playPauses } from '../db/schema/playControls';
import { turnovers } from '../db/schema/orders';
import { refuse } from '../http/refuse';
import { booksOf } from '../ledger/books';
import { endGames } from '../play/endGames';
import { releaseBonus } from '../wallet/bonusMoney';
import { withMember } from '../wallet/withMember';
import { type Pause, readPause } from './readPause';

/**
 * Starts a break or an exclusion at once and ends every running game. A pause that would end before the current one changes
 * nothing.
 */
export async function pausePlay(db: Db, memberId: string, { kind, startedAt, until }: Pause): Promise<Pause> {
  return withMember(db, memberId, async (tx, member) => {
    const running = await readPause(tx, memberId, startedAt);
    const isLonger = !running || (running.until !== null && (until === null || until > running.until));
    if (isLonger || (kind === 'exclusion' && running.kind === 'break')) {
      await tx.insert(playPauses).values({ memberId, kind, startedAt, until });
    }
    await endGames(tx, memberId, startedAt);
    // An excluded player cannot complete a turnover, so waive it: the money must remain withdrawable.
    if (kind === 'exclusion') {
      await tx
        .update(turnovers)
        .set({ done: turnovers.required })
        .where(and(eq(turnovers.memberId, memberId), lt(turnovers.done, turnovers.required)));
      const merchant = findMerchant(member.merchant);
      if (merchant) await releaseBonus(tx, booksOf(merchant, member.type), { memberId, at: startedAt });
    }
    return (await readPause(tx, memberId, startedAt)) ?? refuse('UNKNOWN');
  });
}
