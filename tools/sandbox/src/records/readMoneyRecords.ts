import { subtractMoney } from '@parlour/kernel/money';
import type { WireReply } from '@parlour/kernel/wire-call';
import type { recordsWire } from '@parlour/wallet/wire';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { Merchant } from '@parlour/sandbox-world';
import type { Db } from '../db/Database';
import { rowsOf } from '../db/rowsOf';
import { type MoneyOrder, moneyOrders } from '../db/schema/orders';
import type { CallContext, Handler } from '../http/answer';
import { pageOf, requirePage } from '../http/page';
import { booksOf } from '../ledger/books';
import { wireAmount } from '../ledger/wireAmount';
import { settleDueOrders } from '../orders/settleOrders';
import { statuses } from '../orders/toWireOrder';
import { accountProviders } from '../wallet/accountProviders';
import { depositMethods } from '../wallet/depositMethods';

type Call = typeof recordsWire.getMoneyRecords;
type MoneyRecord = WireReply<Call>['content'][number];

/** Kinds of ledger entries that do not belong to an order. */
const kinds: Record<string, MoneyRecord['kind']> = {
  'deposit.bonus': 'bonus',
  bonus: 'bonus',
  'bonus.release': 'bonus',
  'wallet.transfer': 'transfer',
  'agent.transfer': 'transfer',
  'agent.rebate': 'rebate',
  'agent.salary': 'rebate',
  'agent.dividend': 'rebate',
  'agent.hourly': 'rebate',
  adjustment: 'adjustment',
};

/** Returns orders and all other movements of the player's money except play, newest first. */
export const readMoneyRecords: Handler<Call> = async (context) => {
  const { db, input, player, clock, platform } = context;
  const { limit, offset } = requirePage(input);
  await settleDueOrders(db, { now: clock.now(), stepMs: platform.settings.stepMs }, player.memberId);
  const all = [...(await readOrders(context)), ...(await readEntries(db, context))];
  const methods = new Map(all.flatMap(({ method, label }) => (method ? [[method, label ?? method] as const] : [])));
  const wanted = all
    .filter(({ kind }) => !input.kind || kind === input.kind)
    .filter(({ status }) => !input.status || status === input.status)
    .filter(({ method }) => !input.method || method === input.method)
    .sort((a, b) => b.at - a.at || (a.recordNo < b.recordNo ? 1 : -1));
  return {
    ...pageOf(wanted.slice(offset, offset + limit), input, wanted.length),
    methods: [...methods].map(([method, name]) => ({ method, name })).sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
};

async function readOrders({ db, input, player, merchant }: CallContext<Call>): Promise<MoneyRecord[]> {
  const orders = await db
    .select()
    .from(moneyOrders)
    .where(and(eq(moneyOrders.memberId, player.memberId), gte(moneyOrders.createdAt, input.from), lt(moneyOrders.createdAt, input.to)));
  return orders.map((order) => toRecord(order, merchant));
}

function toRecord(order: MoneyOrder, merchant: Merchant): MoneyRecord {
  const { orderNo, kind, step, methodId, amount, fee, accountLabel, createdAt } = order;
  const name =
    kind === 'deposit'
      ? depositMethods(merchant).find((method) => method.methodId === methodId)?.name
      : accountProviders(merchant).find(({ providerId }) => providerId === methodId)?.name;
  return {
    recordNo: orderNo,
    kind,
    status: statuses[step],
    // The amount in the ledger, now or later: a deposit less its fee, a withdrawal in full.
    amount: kind === 'deposit' ? subtractMoney(amount, fee) : subtractMoney('0', amount),
    currencySymbol: merchant.symbol,
    method: methodId,
    label: name ?? methodId,
    account: accountLabel,
    at: createdAt,
  };
}

async function readEntries(db: Db, { input, player, merchant }: CallContext<Call>): Promise<MoneyRecord[]> {
  const { currency } = booksOf(merchant, player.type);
  const rows = rowsOf<{ kind: string; reference: string; at: string; spendable: string; bonus: string; moved: string }>(
    await db.execute(sql`
      SELECT kind, reference, booked_at::text AS at,
        coalesce(sum(amount) FILTER (WHERE role = 'player'), 0)::text AS spendable,
        coalesce(sum(amount) FILTER (WHERE role = 'bonus'), 0)::text AS bonus, max(amount)::text AS moved
      FROM posting
      JOIN ledger_account ON ledger_account.id = account_id
      JOIN journal_entry ON journal_entry.id = entry_id
      WHERE member_id = ${player.memberId} AND ledger_account.merchant = ${merchant.code} AND currency = ${currency}
        AND booked_at >= ${input.from} AND booked_at < ${input.to}
      GROUP BY journal_entry.id, kind, reference, booked_at`),
  );
  return rows.flatMap(({ kind, reference, at, spendable, bonus, moved }) => {
    const known = kinds[kind];
    if (!known) return [];
    // A transfer between two provider wallets and locked bonus money do not change the cash, so the row shows the amount moved.
    const amount = wireAmount(Number(spendable) === 0 ? moved : spendable);
    const facts = { recordNo: numberOf(kind, reference), kind: known, status: 'successful' as const, amount, at: Number(at) };
    const way = Number(bonus) > 0 ? ('locked' as const) : Number(bonus) < 0 ? ('released' as const) : null;
    return [{ ...facts, currencySymbol: merchant.symbol, bonus: way }];
  });
}

/** References are unique only within a kind: a bonus that came with a deposit has the number of the deposit, a released one that of its turnover. */
function numberOf(kind: string, reference: string): string {
  if (kind === 'deposit.bonus') return `${reference}-B`;
  if (kind === 'bonus.release') return `${reference}-C`;
  if (!kind.startsWith('agent.') || kind === 'agent.transfer') return reference;
  // The reference of an agent's payment holds the member and the period, which begins at a full hour.
  const [hour = ''] = new Date(Number(reference.split('/')[1])).toISOString().split(':');
  return `${kind.slice('agent.'.length)}-${hour.replace(/\D/g, '').slice(2)}`;
}
