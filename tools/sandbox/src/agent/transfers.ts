import type { Transfer, transferWire } from '@parlour/agent/wire';
import { compareMoney } from '@parlour/kernel/money';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { type Merchant, transferLimits } from '@parlour/sandbox-world';
import type { Db } from '../db/Database';
import { members } from '../db/schema/session';
import { type AgentTransfer, agentTransfers } from '../db/schema/team';
import type { Handler } from '../http/answer';
import { pageOf, requirePage } from '../http/page';
import { refuse } from '../http/refuse';
import { memberOf } from '../member/memberOf';
import { balanceOf } from '../ledger/balanceOf';
import { booksOf } from '../ledger/books';
import { wireAmount } from '../ledger/wireAmount';
import { requirePaymentPassword } from '../wallet/paymentPassword';
import { requireAmount } from '../wallet/requireAmount';
import { openTurnover } from '../wallet/turnover';
import { withMember } from '../wallet/withMember';
import { bookTransfer, hashTransfer } from './bookTransfer';
import { requireAgent, requireDownline } from './findNode';

export const getTransferRules: Handler<typeof transferWire.getTransferRules> = async ({ player, merchant, db }) => {
  const agent = await requireAgent(db, player, merchant);
  const { paymentPasswordHash } = await memberOf(db, agent.memberId);
  return {
    currencySymbol: merchant.symbol,
    ...transferLimits(merchant),
    available: await availableOf(db, merchant, agent.memberId),
    hasPaymentPassword: paymentPasswordHash !== null,
  };
};

/** Moves money from an agent to a downline; repeating the idempotency key returns the same transfer. */
export const createTransfer: Handler<typeof transferWire.createTransfer> = async ({ input, player, merchant, db, clock }) => {
  const agent = await requireAgent(db, player, merchant);
  const { memberId } = agent;
  const { idempotencyKey, amount } = input;
  const requestHash = hashTransfer({ toId: input.memberId, amount });
  const made = await findMade(db, { memberId, idempotencyKey, requestHash });
  if (made) return toWire(db, merchant, made);

  const now = clock.now();
  const downline = await requireDownline(db, agent, input.memberId);
  await requirePaymentPassword(db, memberId, { given: input.paymentPassword, now });
  const transfer = await withMember(db, memberId, async (tx) => {
    const first = await findMade(tx, { memberId, idempotencyKey, requestHash });
    if (first) return first;
    const { min, max } = transferLimits(merchant);
    const available = await availableOf(tx, merchant, memberId);
    // With less than the maximum available, the balance limits the amount.
    requireAmount(amount, merchant, compareMoney(available, max) < 0 ? { min } : { min, max });
    if (compareMoney(amount, available) > 0) return refuse('INSUFFICIENT_BALANCE');
    return bookTransfer(tx, merchant, { memberId, toId: downline.memberId, amount, idempotencyKey, at: now });
  });
  return toWire(db, merchant, transfer);
};

export const findTransfer: Handler<typeof transferWire.findTransfer> = async ({ input, player, merchant, db }) => {
  const { memberId } = await requireAgent(db, player, merchant);
  const made = await findMade(db, { memberId, idempotencyKey: input.idempotencyKey });
  return made ? toWire(db, merchant, made) : null;
};

export const getTransfers: Handler<typeof transferWire.getTransfers> = async ({ input, player, merchant, db }) => {
  const { memberId } = await requireAgent(db, player, merchant);
  const { limit, offset } = requirePage(input);
  const wanted = and(eq(agentTransfers.memberId, memberId), gte(agentTransfers.at, input.from), lt(agentTransfers.at, input.to));
  const [totals] = await db
    .select({ count: sql<number>`count(*)::int`, amount: sql<string>`coalesce(sum(${agentTransfers.amount}), 0)` })
    .from(agentTransfers)
    .where(wanted);
  const rows = await db
    .select({ transfer: agentTransfers, member: members })
    .from(agentTransfers)
    .innerJoin(members, eq(members.id, agentTransfers.toId))
    .where(wanted)
    .orderBy(desc(agentTransfers.at), desc(agentTransfers.transferNo))
    .limit(limit)
    .offset(offset);
  const { count = 0, amount = '0' } = totals ?? {};
  const content = rows.map(({ transfer, member }) => wireOf(merchant, transfer, member.nickname ?? member.username));
  return { ...pageOf(content, input, count), totals: { count, amount: wireAmount(amount) }, currencySymbol: merchant.symbol };
};

/** Money with an open turnover requirement must not leave through a downline's withdrawal either. */
async function availableOf(db: Db, merchant: Merchant, memberId: string): Promise<string> {
  const isBlocked = compareMoney(await openTurnover(db, memberId), '0') > 0;
  return isBlocked ? '0.00' : balanceOf(db, booksOf(merchant, 0), memberId);
}

type Key = { memberId: string; idempotencyKey: string; requestHash?: string };

async function findMade(db: Db, { memberId, idempotencyKey, requestHash }: Key): Promise<AgentTransfer | undefined> {
  const [made] = await db
    .select()
    .from(agentTransfers)
    .where(and(eq(agentTransfers.memberId, memberId), eq(agentTransfers.idempotencyKey, idempotencyKey)));
  if (made && requestHash !== undefined && made.requestHash !== requestHash) return refuse('FIELD_INVALID', { field: 'idempotencyKey' });
  return made;
}

async function toWire(db: Db, merchant: Merchant, transfer: AgentTransfer): Promise<Transfer> {
  const [member] = await db.select().from(members).where(eq(members.id, transfer.toId));
  return wireOf(merchant, transfer, member ? (member.nickname ?? member.username) : transfer.toId);
}

function wireOf(merchant: Merchant, { transferNo, toId, amount, balanceAfter, at }: AgentTransfer, name: string): Transfer {
  return {
    transferNo,
    memberId: toId,
    name,
    amount: wireAmount(amount),
    currencySymbol: merchant.symbol,
    at,
    balanceAfter: wireAmount(balanceAfter),
  };
}
