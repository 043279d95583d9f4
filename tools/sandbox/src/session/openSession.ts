import { eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { members } from '../db/schema/session';
import { refuse } from '../http/refuse';
import { memberTypes } from './authenticate';
import { issueToken } from './tokens';

type Member = typeof members.$inferSelect;
export type Entrance = 'member' | 'agent';

/** Agent accounts, and accounts of members who have a team (specification 6). */
const agentTypes = [1, 2, 40, 41, 42];

/** Opens a session for a member whose identity is proven; refuses accounts that may not use this entrance. */
export async function openSession(db: Db, member: Member, { now, entrance = 'member' }: { now: number; entrance?: Entrance | undefined }) {
  if (member.status === 'locked') return refuse('ACCOUNT_LOCKED');
  if (member.status === 'disabled') return refuse('ACCOUNT_DISABLED');
  // Agent and member logins are separate (specification 6).
  if (entrance === 'agent' && !agentTypes.includes(member.type)) return refuse('AGENT_LOGIN');
  if (entrance === 'member' && !memberTypes.includes(member.type)) return refuse('MEMBER_LOGIN');
  await db.update(members).set({ lastLoginAt: now }).where(eq(members.id, member.id));
  return {
    token: await issueToken(db, { memberId: member.id, now }),
    userName: member.username,
    type: member.type,
    firstTimeLogin: member.lastLoginAt === null || member.mustChangePassword,
  };
}
