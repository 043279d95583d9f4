import { isDeepStrictEqual } from 'node:util';
import { addMoney, compareMoney, type Money, subtractMoney } from '@parlour/kernel/money';
import { eq } from 'drizzle-orm';
import { pickOf } from '../bets/settleRound';
import type { Clock } from '../clock';
import type { Db } from '../db/Database';
import { type DemoRound, type DemoSession, demoSessions } from '../db/schema/play';
import { refuse } from '../http/refuse';

type Asked = { roundId: string; stake: Money; pick: unknown; clock: Clock; draw: () => DemoRound };

/** Plays a round with play money; a repeated round returns its result without a new stake. */
export async function playDemoRound(
  db: Db,
  { tokenHash }: DemoSession,
  { roundId, stake, pick, clock, draw }: Asked,
): Promise<{ round: DemoRound; balance: string }> {
  return db.transaction(async (tx) => {
    const [session] = await tx.select().from(demoSessions).where(eq(demoSessions.tokenHash, tokenHash)).for('update');
    // A pause may have ended the game since the request arrived.
    if (!session || session.expiresAt <= clock.now()) return refuse('GAME_ENDED', undefined, 410);
    const last = session.lastRound;
    if (last?.roundId === roundId) {
      const isSame = compareMoney(last.stake, stake) === 0 && isDeepStrictEqual(pickOf(last.result), pick);
      return isSame ? { round: last, balance: session.balance } : refuse('FIELD_INVALID', { field: 'roundId' });
    }
    if (compareMoney(session.balance, stake) < 0) return refuse('INSUFFICIENT_BALANCE');
    const round = draw();
    const balance = addMoney(subtractMoney(session.balance, stake), round.payout);
    await tx.update(demoSessions).set({ balance, lastRound: round }).where(eq(demoSessions.tokenHash, tokenHash));
    return { round, balance };
  });
}
