import { eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { members } from '../db/schema/session';
import { refuse } from '../http/refuse';

export type Member = typeof members.$inferSelect;

/** Runs `work` in a transaction that locks out other money requests of this member. */
export async function withMember<Result>(db: Db, memberId: string, work: (tx: Db, member: Member) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    const [member] = await tx.select().from(members).where(eq(members.id, memberId)).for('update');
    return member ? work(tx, member) : refuse('NOT_LOGGED_IN', undefined, 401);
  });
}
