import type { passwordWire } from '@parlour/session/wire';
import type { Handler } from '../http/answer';
import { refuse } from '../http/refuse';
import { memberOf } from '../member/memberOf';
import { requireNewPassword, storePassword } from './forgot';
import { clearFailures, readFailures, refuseLogin } from './loginGuard';
import { verifyPassword } from './passwords';
import { hashToken } from './tokens';

/** Sets a new password and ends every other session of the member. */
export const changePassword: Handler<typeof passwordWire.changePassword> = async ({ input, merchant, player, db, clock }) => {
  const now = clock.now();
  const member = await memberOf(db, player.memberId);
  const name = { merchant: member.merchant, username: member.username };
  await readFailures(db, name, now);
  if (!(await verifyPassword(input.oldPassword, member.passwordHash))) return refuseLogin(db, name, now);
  requireNewPassword(merchant, input.password);
  if (input.password === input.oldPassword) return refuse('SAME_PASSWORD');
  await clearFailures(db, name);
  await storePassword(db, member.id, { password: input.password, now, keep: hashToken(player.token) });
  return null;
};
