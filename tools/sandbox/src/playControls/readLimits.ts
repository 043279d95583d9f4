import { compareMoney, type Money, subtractMoney } from '@parlour/kernel/money';
import { type LimitKind, type LimitPeriod, limitKinds, limitPeriods } from '@parlour/wallet/wire';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { type LimitRow, playLimits } from '../db/schema/playControls';
import { wireAmount } from '../ledger/wireAmount';
import { type LimitState, type PendingLimit, pendingOf } from './changeLimit';
import { periodMs } from './periodMs';
import { readUse } from './readUse';

export type ReadLimit = {
  kind: LimitKind;
  period: LimitPeriod;
  amount: Money | null;
  used: Money;
  remaining: Money | null;
  resetsAt: number | null;
  pending: PendingLimit | null;
};

export function stateOf(row: LimitRow | undefined): LimitState | undefined {
  if (!row) return undefined;
  const amount = wireAmount(row.amount);
  if (row.askedAt === null) return { amount };
  return { amount, pending: { amount: row.pendingAmount === null ? null : wireAmount(row.pendingAmount), askedAt: row.askedAt } };
}

/** Returns every limit of a member at a moment, set or not. */
export async function readLimits(db: Db, memberId: string, now: number): Promise<ReadLimit[]> {
  const rows = await db.select().from(playLimits).where(eq(playLimits.memberId, memberId));
  const all = limitKinds.flatMap((kind) => limitPeriods.map((period) => ({ kind, period })));
  return Promise.all(
    all.map(({ kind, period }) =>
      readLimit(db, memberId, { kind, period, now, state: stateOf(rows.find((row) => row.kind === kind && row.period === period)) }),
    ),
  );
}

/** Tells whether the member has set any limit. */
export async function hasLimit(db: Db, memberId: string): Promise<boolean> {
  return (await db.$count(playLimits, eq(playLimits.memberId, memberId))) > 0;
}

/** Returns the limits of the given kinds that are set. */
export async function readSetLimits(db: Db, memberId: string, { kinds, now }: { kinds: LimitKind[]; now: number }): Promise<SetLimit[]> {
  const rows = await db.select().from(playLimits).where(eq(playLimits.memberId, memberId));
  const wanted = rows.filter(({ kind }) => kinds.includes(kind));
  const limits = await Promise.all(
    wanted.map((row) => readLimit(db, memberId, { kind: row.kind, period: row.period, now, state: stateOf(row) })),
  );
  return limits.filter((limit): limit is SetLimit => limit.amount !== null && limit.remaining !== null);
}
export type SetLimit = ReadLimit & { amount: Money; remaining: Money };

type Asked = { kind: LimitKind; period: LimitPeriod; now: number; state: LimitState | undefined };

async function readLimit(db: Db, memberId: string, { kind, period, now, state }: Asked): Promise<ReadLimit> {
  const { used, since } = await readUse(db, memberId, { kind, after: now - periodMs[period] });
  const amount = state?.amount ?? null;
  const left = amount === null ? null : subtractMoney(amount, used);
  return {
    kind,
    period,
    amount,
    used: wireAmount(used),
    remaining: left !== null && compareMoney(left, '0') < 0 ? '0.00' : left,
    resetsAt: since === undefined ? null : since + periodMs[period],
    pending: pendingOf(state, now) ?? null,
  };
}
