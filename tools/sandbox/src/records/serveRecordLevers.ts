import { type Money, subtractMoney } from '@parlour/kernel/money';
import { wireMoney } from '@parlour/kernel/wire-call';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { findMerchant } from '@parlour/sandbox-world';
import { and, asc, eq } from 'drizzle-orm';
import { moneyOrders } from '../db/schema/orders';
import { balanceOf } from '../ledger/balanceOf';
import { booksOf } from '../ledger/books';
import { postEntries } from '../ledger/postEntries';
import type { GatewayApp, Platform } from '../platform';
import { findByName } from '../session/findByName';
import { dailyFigures } from './dailyFigures';
import { readMoves } from './readMoves';

const adjustment = v.object({ amount: wireMoney });

async function find({ db }: Platform, username: string, merchantCode = '200jilif3') {
  const member = await findByName(db, { merchant: merchantCode, username });
  const merchant = findMerchant(member?.merchant);
  return member && merchant ? { member, books: booksOf(merchant, member.type) } : undefined;
}

/** Test levers for one player: the ledger's postings, a manual correction, and what brought the player. */
export function serveRecordLevers(app: GatewayApp): void {
  app.get('/sandbox/ledger/:username', async (c) => {
    const { db } = c.var.platform;
    const found = await find(c.var.platform, c.req.param('username'), c.req.query('merchant'));
    if (!found) return c.json({ error: 'no such member' }, 404);
    const { member, books } = found;
    const [from, to] = [Number(c.req.query('from') ?? 0), Number(c.req.query('to') ?? Number.MAX_SAFE_INTEGER)];
    const moves = await readMoves(db, { memberId: member.id, books, from, to });
    return c.json({ balance: await balanceOf(db, books, member.id), ...dailyFigures(moves) });
  });

  app.post('/sandbox/ledger/:username/adjust', async (c) => {
    const { db, clock } = c.var.platform;
    const body = v.safeParse(adjustment, await c.req.json().catch(() => undefined));
    const found = await find(c.var.platform, c.req.param('username'), c.req.query('merchant'));
    if (!body.success || !found) return c.json({ error: 'no such member or no amount' }, 400);
    const amount: Money = body.output.amount;
    const moves = [
      { role: 'player' as const, memberId: found.member.id, amount },
      { role: 'payments' as const, amount: subtractMoney('0', amount) },
    ];
    const entry = { kind: 'adjustment', reference: `A-${randomUUID().slice(0, 8)}`, at: clock.now(), moves };
    return c.json({ balance: await db.transaction((tx) => postEntries(tx, found.books, [entry])) });
  });

  app.get('/sandbox/campaigns/:username', async (c) => {
    const found = await find(c.var.platform, c.req.param('username'), c.req.query('merchant'));
    if (!found) return c.json({ error: 'no such member' }, 404);
    const deposits = await c.var.platform.db
      .select({ orderNo: moneyOrders.orderNo, campaign: moneyOrders.campaign })
      .from(moneyOrders)
      .where(and(eq(moneyOrders.memberId, found.member.id), eq(moneyOrders.kind, 'deposit')))
      .orderBy(asc(moneyOrders.createdAt), asc(moneyOrders.orderNo));
    return c.json({
      registration: JSON.parse(found.member.campaign) as unknown,
      deposits: deposits.map(({ orderNo, campaign }) => ({ orderNo, campaign: JSON.parse(campaign) as unknown })),
    });
  });
}
