import type { sessionWire } from '@parlour/session/wire';
import { and, eq } from 'drizzle-orm';
import { members } from '../db/schema/session';
import type { Handler } from '../http/answer';
import { refuse } from '../http/refuse';
import { memberTypes } from './authenticate';
import { requireCaptcha } from './captcha';
import { captchaAfterFailures, clearFailures, readFailures, refuseLogin } from './loginGuard';
import { verifyPassword } from './passwords';
import { issueToken } from './tokens';

/** Opens a session by name and password; wrong names and wrong passwords are answered alike. */
export const login: Handler<typeof sessionWire.login> = async ({ input, merchant, db, clock, clientId }) => {
  if (input.type !== 'username') return refuse('FIELD_INVALID', { field: 'type' });
  const now = clock.now();
  const name = { merchant: merchant.code, username: input.username.trim().toLowerCase() };
  const failures = await readFailures(db, name, now);
  if (failures >= captchaAfterFailures) await requireCaptcha({ db, clock }, clientId, input.captcha);

  const [member] = await db
    .select()
    .from(members)
    .where(and(eq(members.merchant, name.merchant), eq(members.username, name.username)));
  const correct = await verifyPassword(input.password, member?.passwordHash);
  if (!member || !correct) return refuseLogin(db, name, now);
  if (member.status === 'locked') return refuse('ACCOUNT_LOCKED');
  if (member.status === 'disabled') return refuse('ACCOUNT_DISABLED');
  // Agents' own accounts belong to the agent site (specification 6).
  if (!memberTypes.includes(member.type)) return refuse('MEMBER_LOGIN');

  await clearFailures(db, name);
  await db.update(members).set({ lastLoginAt: now }).where(eq(members.id, member.id));
  return {
    token: await issueToken(db, member.id, now),
    userName: member.username,
    type: member.type,
    firstTimeLogin: member.lastLoginAt === null,
  };
};
