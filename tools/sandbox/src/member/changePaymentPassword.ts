import type { securityWire } from '@parlour/session/wire';
import type { WireCall } from '@parlour/kernel/wire-call';
import { eq } from 'drizzle-orm';
import { members } from '../db/schema/session';
import type { CallContext, Handler } from '../http/answer';
import { refuse } from '../http/refuse';
import { captureMessage } from '../mailbox/captureMessage';
import { type AccountKey, findKeyUse, storeKeyUse } from '../session/accountKeys';
import { hashPassword, verifyPassword } from '../session/passwords';
import { isWeakPaymentPassword, requirePaymentPassword } from '../wallet/paymentPassword';
import { requireCode } from './codes';
import { memberOf } from './memberOf';

type Context = Pick<CallContext<WireCall>, 'db' | 'player' | 'clock'> & { input: { idempotencyKey: string } };

/** Changes and resets share their keys, because both end with a new transaction password. */
const keyOf = ({ input, player }: Pick<Context, 'input' | 'player'>): AccountKey => ({
  use: 'paymentPasswordChange',
  owner: player.memberId,
  key: input.idempotencyKey,
});

export const changePaymentPassword: Handler<typeof securityWire.changePaymentPassword> = async (context) => {
  const { input, player, db, clock } = context;
  const made = await findChange(context);
  if (made) return made;
  await requirePaymentPassword(db, player.memberId, { given: input.oldPaymentPassword, now: clock.now() });
  return storePaymentPassword(context, input.paymentPassword);
};

export const resetPaymentPassword: Handler<typeof securityWire.resetPaymentPassword> = async (context) => {
  const { input, player, db, clock } = context;
  const made = await findChange(context);
  if (made) return made;
  if (isWeakPaymentPassword(input.paymentPassword)) return refuse('PAYMENT_PASSWORD_WEAK');
  const proven = await requireCode(db, player.memberId, { channel: input.channel, code: input.verificationCode, now: clock.now() });
  const member = await memberOf(db, player.memberId);
  // A code sent to somebody else's address proves nothing about this account.
  if (proven !== (input.channel === 'mail' ? member.email : member.mobile)) return refuse('NOT_ALLOWED');
  return storePaymentPassword(context, input.paymentPassword);
};

export const findPaymentPasswordChange: Handler<typeof securityWire.findPaymentPasswordChange> = (context) => findChange(context);

async function findChange(context: Pick<Context, 'db' | 'input' | 'player'>): Promise<{ changedAt: number } | null> {
  const made = await findKeyUse(context.db, keyOf(context));
  return made ? { changedAt: made.usedAt } : null;
}

/** Stores the new transaction password after the caller's identity was verified. */
async function storePaymentPassword(context: Context, next: string): Promise<{ changedAt: number }> {
  const { db, player, clock } = context;
  const now = clock.now();
  const member = await memberOf(db, player.memberId);
  if (isWeakPaymentPassword(next)) return refuse('PAYMENT_PASSWORD_WEAK');
  if (await verifyPassword(next, member.paymentPasswordHash)) return refuse('SAME_PASSWORD');
  const change = { paymentPasswordHash: await hashPassword(next), paymentFailures: 0, paymentLockedUntil: null };
  await db.transaction(async (tx) => {
    await storeKeyUse(tx, keyOf(context), { memberId: member.id, now });
    await tx.update(members).set(change).where(eq(members.id, member.id));
    await captureMessage(tx, { member, at: now, notice: 'paymentPassword' });
  });
  return { changedAt: now };
}
