import type { walletWire } from '@parlour/wallet/wire';
import { eq } from 'drizzle-orm';
import { members } from '../db/schema/session';
import type { Handler } from '../http/answer';
import { refuse } from '../http/refuse';
import { captureMessage } from '../mailbox/captureMessage';
import { type AccountKey, findKeyUse, storeKeyUse } from '../session/accountKeys';
import type { Session } from '../session/authenticate';
import { clearFailures, readFailures, refuseLogin } from '../session/loginGuard';
import { hashPassword, verifyPassword } from '../session/passwords';
import { isWeakPaymentPassword } from './paymentPassword';

type Keyed = { input: { idempotencyKey: string }; player: Pick<Session, 'memberId'> };

const keyOf = ({ input, player }: Keyed): AccountKey => ({ use: 'paymentPassword', owner: player.memberId, key: input.idempotencyKey });

/**
 * Sets the first transaction password. The login password is the proof, and wrong guesses count as failed logins. A repeated key
 * returns the first outcome.
 */
export const setPaymentPassword: Handler<typeof walletWire.setPaymentPassword> = async (context) => {
  const { input, merchant, player, db, clock } = context;
  const now = clock.now();
  const made = await findKeyUse(db, keyOf(context));
  if (made) return { setAt: made.usedAt };
  const name = { merchant: merchant.code, username: player.username };
  await readFailures(db, name, now);
  const [member] = await db.select().from(members).where(eq(members.id, player.memberId));
  if (!member || member.paymentPasswordHash !== null) return refuse('NOT_ALLOWED');
  if (!(await verifyPassword(input.password, member.passwordHash))) return refuseLogin(db, name, now);
  await clearFailures(db, name);
  if (isWeakPaymentPassword(input.paymentPassword)) return refuse('PAYMENT_PASSWORD_WEAK');
  const paymentPasswordHash = await hashPassword(input.paymentPassword);
  await db.transaction(async (tx) => {
    await storeKeyUse(tx, keyOf(context), { memberId: member.id, now });
    await tx.update(members).set({ paymentPasswordHash }).where(eq(members.id, member.id));
    await captureMessage(tx, { member, at: now, notice: 'paymentPassword' });
  });
  return { setAt: now };
};

export const findPaymentPassword: Handler<typeof walletWire.findPaymentPassword> = async (context) => {
  const made = await findKeyUse(context.db, keyOf(context));
  return made ? { setAt: made.usedAt } : null;
};
