import type { WireReply } from '@parlour/kernel/wire-call';
import { recordsWire } from '@parlour/wallet/wire';
import { and, desc, eq, gte, isNull, lt, lte } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { nextNumber } from '../db/nextNumber';
import type { Db } from '../db/Database';
import { moneyOrders } from '../db/schema/orders';
import { bets } from '../db/schema/play';
import { type HistoryRequest, historyRequests } from '../db/schema/records';
import { answer } from '../http/answer';
import { refuse } from '../http/refuse';
import { addMessages } from '../messaging/addMessages';
import { fillTexts } from '../messaging/textOf';
import { hashRequest } from '../orders/openOrder';
import type { GatewayApp } from '../platform';
import { withMember } from '../wallet/withMember';
import { world } from '../world';

const dayMs = 86_400_000;
/** Days that the screen shows (product decision 3), and days that records are kept. */
const SHOWN_DAYS = 90;
const KEPT_DAYS = 5 * 365;
const MAX_DAYS = 366;
/** Order steps until the records are ready. */
const STEPS = 3;

/** Serves requests for older records: once per key, delivered to the player's messages. */
export function serveHistory(app: GatewayApp): void {
  answer(app, recordsWire.requestHistory, async ({ input, player, db, clock, platform }) => {
    const { idempotencyKey, from, to } = input;
    const { memberId } = player;
    const now = clock.now();
    const requestHash = hashRequest({ from, to });
    const row = await withMember(db, memberId, async (tx) => {
      const [made] = await tx
        .select()
        .from(historyRequests)
        .where(and(eq(historyRequests.memberId, memberId), eq(historyRequests.idempotencyKey, idempotencyKey)));
      if (made) return made.requestHash === requestHash ? made : refuse('FIELD_INVALID', { field: 'idempotencyKey' });
      if (from < now - KEPT_DAYS * dayMs || to <= from || to - from > MAX_DAYS * dayMs) return refuse('FIELD_INVALID', { field: 'from' });
      if (to > now - (SHOWN_DAYS - 1) * dayMs) return refuse('FIELD_INVALID', { field: 'to' });
      const requestNo = await nextNumber(tx, 'H', now);
      const readyAt = now + STEPS * platform.settings.stepMs;
      const values = { requestNo, memberId, idempotencyKey, requestHash, from, to, requestedAt: now, readyAt };
      const [written] = await tx.insert(historyRequests).values(values).returning();
      return written ?? refuse('UNKNOWN');
    });
    return toWire(row, now);
  });

  answer(app, recordsWire.getHistoryRequests, async ({ player, db, clock }) => {
    const now = clock.now();
    await deliver(db, player.memberId, now);
    const rows = await db
      .select()
      .from(historyRequests)
      .where(eq(historyRequests.memberId, player.memberId))
      .orderBy(desc(historyRequests.requestedAt), desc(historyRequests.requestNo))
      .limit(100);
    return rows.map((row) => toWire(row, now));
  });
}

/** Delivers finished records to the player's messages, once. */
async function deliver(db: Db, memberId: string, now: number): Promise<void> {
  const ready = await db
    .update(historyRequests)
    .set({ deliveredAt: now })
    .where(and(eq(historyRequests.memberId, memberId), lte(historyRequests.readyAt, now), isNull(historyRequests.deliveredAt)))
    .returning();
  for (const request of ready) {
    const counts = await countRecords(db, request);
    const texts = fillTexts(world.answers.olderRecords, { requestNo: request.requestNo, ...counts });
    const message = { id: randomUUID(), memberId, type: 'system' as const, texts, sentAt: request.readyAt };
    await addMessages(db, [message]);
  }
}

async function countRecords(db: Db, { memberId, from, to }: HistoryRequest): Promise<{ bets: number; orders: number }> {
  const bet = and(eq(bets.memberId, memberId), gte(bets.placedAt, from), lt(bets.placedAt, to));
  const order = and(eq(moneyOrders.memberId, memberId), gte(moneyOrders.createdAt, from), lt(moneyOrders.createdAt, to));
  return { bets: await db.$count(bets, bet), orders: await db.$count(moneyOrders, order) };
}

function toWire({ requestNo, from, to, requestedAt, readyAt }: HistoryRequest, now: number): WireReply<typeof recordsWire.requestHistory> {
  return { requestNo, from, to, requestedAt, readyAt, status: readyAt <= now ? 'ready' : 'pending' };
}
