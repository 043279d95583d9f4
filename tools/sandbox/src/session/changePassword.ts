import type { passwordWire } from '@parlour/session/wire';
import type { Handler } from '../http/answer';
import { refuse } from '../http/refuse';
import { memberOf } from '../member/memberOf';
import { requireNewPassword, storePassword } from './forgot';
import { type AccountKey, findKeyUse, storeKeyUse } from './accountKeys';
import { clearFailures, readFailures, refuseLogin } from './loginGuard';
import { verifyPassword } from './passwords';
import type { Session } from './authenticate';

type Keyed = { input: { idempotencyKey: string }; player: Pick<Session, 'memberId'> };

const keyOf = ({ input, player }: Keyed): AccountKey => ({ use: 'passwordChange', owner: player.memberId, key: input.idempotencyKey });

/** Sets a new password, once per key, and ends every other session of the member. */
export const changePassword: Handler<typeof passwordWire.changePassword> = async (context) => {
  const { input, merchant, player, db, clock } = context;
  const now = clock.now();
  const made = await findKeyUse(db, keyOf(context));
  if (made) return { changedAt: made.usedAt };
  const member = await memberOf(db, player.memberId);
  const name = { merchant: member.merchant, username: member.username };
  await readFailures(db, name, now);
  if (!(await verifyPassword(input.oldPassword, member.passwordHash))) return refuseLogin(db, name, now);
  requireNewPassword(merchant, input.password);
  if (input.password === input.oldPassword) return refuse('SAME_PASSWORD');
  await clearFailures(db, name);
  await db.transaction(async (tx) => {
    await storeKeyUse(tx, keyOf(context), { memberId: member.id, now });
    await storePassword(tx, member.id, { password: input.password, now, keep: player.token });
  });
  return { changedAt: now };
};

export const findPasswordChange: Handler<typeof passwordWire.findPasswordChange> = async (context) => {
  const made = await findKeyUse(context.db, keyOf(context));
  return made ? { changedAt: made.usedAt } : null;
};
