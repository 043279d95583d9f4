import { addMoney, compareMoney, subtractMoney } from '@parlour/kernel';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { type DemoRound, type DemoSession, demoSessions } from '../db/schema/play';
import { refuse } from '../http/refuse';

/** Plays a round with play money; a repeated round returns its result without a new stake. */
export async function playDemoRound(
  db: Db,
  { tokenHash }: DemoSession,
  draw: () => DemoRound,
): Promise<{ round: DemoRound; balance: string }> {
  return db.transaction(async (tx) => {
    const [session] = await tx.select().from(demoSessions).where(eq(demoSessions.tokenHash, tokenHash)).for('update');
    if (!session) return refuse('GAME_ENDED', undefined, 410);
    const round = draw();
    if (session.lastRound?.roundId === round.roundId) return { round: session.lastRound, balance: session.balance };
    if (compareMoney(session.balance, round.stake) < 0) return refuse('INSUFFICIENT_BALANCE');
    const balance = addMoney(subtractMoney(session.balance, round.stake), round.payout);
    await tx.update(demoSessions).set({ balance, lastRound: round }).where(eq(demoSessions.tokenHash, tokenHash));
    return { round, balance };
  });
}
