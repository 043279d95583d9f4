import { randomUUID } from 'node:crypto';
import type { WireReply } from '@parlour/kernel/wire-call';
import type { walletWire } from '@parlour/wallet/wire';
import { and, asc, desc, eq } from 'drizzle-orm';
import { type Merchant, withdrawLimits } from '@parlour/sandbox-world';
import { violatedConstraint } from '../db/violatedConstraint';
import type { Db } from '../db/Database';
import { withdrawalAccounts } from '../db/schema/orders';
import { members } from '../db/schema/session';
import type { Handler } from '../http/answer';
import { refuse } from '../http/refuse';
import { captureMessage } from '../mailbox/captureMessage';
import { hashRequest } from '../orders/openOrder';
import { accountProviders } from './accountProviders';
import { requirePaymentPassword } from './paymentPassword';
import { type Member, withMember } from './withMember';
import { readConditions } from './withdrawConditions';

type Row = typeof withdrawalAccounts.$inferSelect;
type WireAccount = WireReply<typeof walletWire.addAccount>;

export function maskNumber(number: string): string {
  return `••••${number.slice(-4)}`;
}

export async function readAccounts(db: Db, merchant: Merchant, memberId: string): Promise<WireAccount[]> {
  const rows = await db
    .select()
    .from(withdrawalAccounts)
    .where(eq(withdrawalAccounts.memberId, memberId))
    .orderBy(desc(withdrawalAccounts.isDefault), asc(withdrawalAccounts.addedAt));
  return rows.map((row) => toWireAccount(row, merchant));
}

/**
 * Adds a withdrawal account; the first one fixes the account holder's name for good. Repeating the idempotency key returns the
 * same account.
 */
export const addAccount: Handler<typeof walletWire.addAccount> = async ({ input, merchant, player, db, clock }) => {
  const now = clock.now();
  const { idempotencyKey, providerId } = input;
  const number = input.number.replace(/\D/g, '');
  const holder = input.holder.trim().replace(/\s+/g, ' ');
  const key = { memberId: player.memberId, idempotencyKey, requestHash: hashRequest({ providerId, number, holder }) };
  const made = await findByKey(db, key);
  if (made) return toWireAccount(made, merchant);
  await requirePaymentPassword(db, player.memberId, { given: input.paymentPassword, now });
  requireAccountFields(merchant, { providerId, number, holder });
  return withMember(db, player.memberId, async (tx, member) => {
    const first = await findByKey(tx, key);
    if (first) return toWireAccount(first, merchant);
    const present = await readAccounts(tx, merchant, member.id);
    if (present.length >= withdrawLimits(merchant).maxAccounts) return refuse('ACCOUNT_LIMIT');
    await keepPayeeName(tx, member, holder);
    const { coolingMs } = await readConditions(tx, merchant, member);
    const row: Row = {
      ...key,
      id: randomUUID(),
      merchant: merchant.code,
      providerId,
      number,
      holder: member.payeeName ?? holder,
      isDefault: present.length === 0,
      status: 'active',
      addedAt: now,
      coolingUntil: coolingMs > 0 ? now + coolingMs : null,
    };
    await insertAccount(tx, row);
    await captureMessage(tx, { member, at: now, notice: 'account' });
    return toWireAccount(row, merchant);
  });
};

export const findAccount: Handler<typeof walletWire.findAccount> = async ({ input, merchant, player, db }) => {
  const account = await findByKey(db, { memberId: player.memberId, idempotencyKey: input.idempotencyKey });
  return account ? toWireAccount(account, merchant) : null;
};

/** Returns the account that this key already added; refuses a key that was used for another account. */
async function findByKey(
  db: Db,
  { memberId, idempotencyKey, requestHash }: { memberId: string; idempotencyKey: string; requestHash?: string },
): Promise<Row | undefined> {
  const [account] = await db
    .select()
    .from(withdrawalAccounts)
    .where(and(eq(withdrawalAccounts.memberId, memberId), eq(withdrawalAccounts.idempotencyKey, idempotencyKey)));
  if (account && requestHash !== undefined && account.requestHash !== requestHash) refuse('FIELD_INVALID', { field: 'idempotencyKey' });
  return account;
}

function requireAccountFields(merchant: Merchant, { providerId, number, holder }: Pick<Row, 'providerId' | 'number' | 'holder'>): void {
  const provider = accountProviders(merchant).find((candidate) => candidate.providerId === providerId);
  if (!provider) return refuse('FIELD_INVALID', { field: 'providerId' });
  if (number.length < provider.minDigits || number.length > provider.maxDigits) return refuse('FIELD_INVALID', { field: 'number' });
  if (holder.length < 2 || holder.length > 60 || /\d/.test(holder)) return refuse('FIELD_INVALID', { field: 'holder' });
}

async function keepPayeeName(tx: Db, member: Member, holder: string): Promise<void> {
  if (member.payeeName === null) {
    await tx.update(members).set({ payeeName: holder }).where(eq(members.id, member.id));
  } else if (member.payeeName.toLowerCase() !== holder.toLowerCase()) {
    refuse('NAME_MISMATCH');
  }
}

async function insertAccount(tx: Db, row: Row): Promise<void> {
  try {
    await tx.insert(withdrawalAccounts).values(row);
  } catch (error) {
    if (violatedConstraint(error)) refuse('ACCOUNT_DUPLICATE');
    throw error;
  }
}

export function toWireAccount(row: Row, merchant: Merchant): WireAccount {
  const provider = accountProviders(merchant).find(({ providerId }) => providerId === row.providerId);
  return {
    accountId: row.id,
    kind: provider?.kind ?? 'bank',
    providerId: row.providerId,
    provider: provider?.name ?? row.providerId,
    maskedNumber: maskNumber(row.number),
    holder: row.holder,
    isDefault: row.isDefault,
    status: row.status,
    addedAt: row.addedAt,
    coolingUntil: row.coolingUntil,
  };
}
