import type { walletWire } from '@parlour/wallet/wire';
import { eq } from 'drizzle-orm';
import { members } from '../db/schema/session';
import type { Handler } from '../http/answer';
import { refuse } from '../http/refuse';
import { captureMessage } from '../mailbox/captureMessage';
import { clearFailures, readFailures, refuseLogin } from '../session/loginGuard';
import { hashPassword, verifyPassword } from '../session/passwords';
import { isWeakPaymentPassword } from './paymentPassword';

/** Sets the transaction password once. The login password is the proof, and wrong guesses count as failed logins. */
export const setPaymentPassword: Handler<typeof walletWire.setPaymentPassword> = async ({ input, merchant, player, db, clock }) => {
  const now = clock.now();
  const name = { merchant: merchant.code, username: player.username };
  await readFailures(db, name, now);
  const [member] = await db.select().from(members).where(eq(members.id, player.memberId));
  if (!member || member.paymentPasswordHash !== null) return refuse('NOT_ALLOWED');
  if (!(await verifyPassword(input.password, member.passwordHash))) return refuseLogin(db, name, now);
  await clearFailures(db, name);
  if (isWeakPaymentPassword(input.paymentPassword)) return refuse('PAYMENT_PASSWORD_WEAK');
  await db
    .update(members)
    .set({ paymentPasswordHash: await hashPassword(input.paymentPassword) })
    .where(eq(members.id, member.id));
  await captureMessage(db, { member, at: now, notice: 'paymentPassword' });
  return null;
};
