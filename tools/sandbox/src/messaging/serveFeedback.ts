import { messagingWire } from '@parlour/messaging/wire';
import { and, count, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { rowsOf } from '../db/rowsOf';
import { games, recentGames } from '../db/schema/catalog';
import { feedbacks } from '../db/schema/messaging';
import { moneyOrders } from '../db/schema/orders';
import { answer } from '../http/answer';
import { refuse } from '../http/refuse';
import { memberOf } from '../member/memberOf';
import type { GatewayApp } from '../platform';
import { requireCaptcha } from '../session/captcha';
import { answerFeedback } from './answerFeedback';
import { keepImagePart, requireImages } from './feedbackImages';
import { requireInbox } from './requireInbox';

const range = { minWords: 10, maxWords: 500 };
/** Order steps until support answers. */
const STEPS = 2;
const REPLY_HOURS = 24;
/** Reports per hour from which a captcha is required. */
const CALM = 5;
const HOUR_MS = 3_600_000;
const MAX_ITEMS = 8;

/** Serves feedback and complaints (specification 5 and 7; product 4.14). */
export function serveFeedback(app: GatewayApp): void {
  answer(app, messagingWire.getFeedbackSetting, async ({ db, player, clock }) => {
    requireInbox(player);
    const { mobile, email } = await memberOf(db, player.memberId);
    return {
      ...range,
      captcha: await isCaptchaDue(db, player.memberId, clock.now()),
      replyHours: REPLY_HOURS,
      contact: mobile || email,
    };
  });

  answer(app, messagingWire.getFeedbackItems, async ({ db, player, input }) => {
    requireInbox(player);
    if (input.topic === 'game') return latestGames(db, player.memberId);
    if (input.topic === 'deposit' || input.topic === 'withdrawal') return latestOrders(db, player.memberId, input.topic);
    return [];
  });

  answer(app, messagingWire.putFeedbackImage, ({ db, player, input }) => {
    requireInbox(player);
    return keepImagePart(db, { memberId: player.memberId, ...input });
  });

  answer(app, messagingWire.sendFeedback, async ({ db, player, input, clock, clientId, platform }) => {
    requireInbox(player);
    const { captcha, ...report } = input;
    const mine = eq(feedbacks.memberId, player.memberId);
    const [former] = await db
      .select()
      .from(feedbacks)
      .where(and(mine, eq(feedbacks.idempotencyKey, input.idempotencyKey)));
    if (former) return { reference: former.reference, replyHours: REPLY_HOURS };
    const length = Array.from(input.content.trim()).length;
    if (length < range.minWords || length > range.maxWords) return refuse('FIELD_INVALID', { field: 'content' });
    if (Array.from(input.remark).length > 140) return refuse('FIELD_INVALID', { field: 'remark' });
    await requireImages(db, player.memberId, input.images);
    if (await isCaptchaDue(db, player.memberId, clock.now())) await requireCaptcha(platform, clientId, captcha);
    const reference = await nextReference(db);
    const createdAt = clock.now();
    await db
      .insert(feedbacks)
      .values({ ...report, memberId: player.memberId, reference, createdAt, dueAt: createdAt + STEPS * platform.settings.stepMs });
    return { reference, replyHours: REPLY_HOURS };
  });

  answer(app, messagingWire.getFeedbackHistory, async ({ db, player, clock }) => {
    requireInbox(player);
    await answerFeedback(db, player.memberId, clock.now());
    const rows = await db
      .select()
      .from(feedbacks)
      .where(eq(feedbacks.memberId, player.memberId))
      .orderBy(desc(feedbacks.createdAt))
      .limit(50);
    return rows.map(({ reference, topic, content, createdAt, answeredAt }) => ({
      reference,
      topic: topic as 'other',
      snippet: content.slice(0, 120),
      sentAt: createdAt,
      status: answeredAt === null ? ('open' as const) : ('answered' as const),
    }));
  });
}

async function isCaptchaDue(db: Db, memberId: string, now: number): Promise<boolean> {
  const [row] = await db
    .select({ sent: count() })
    .from(feedbacks)
    .where(and(eq(feedbacks.memberId, memberId), gt(feedbacks.createdAt, now - HOUR_MS)));
  return (row?.sent ?? 0) >= CALM;
}

/** "F-001042" */
async function nextReference(db: Db): Promise<string> {
  const [row] = rowsOf<{ next: string | number | bigint }>(await db.execute(sql`SELECT nextval('feedback_number') AS next`));
  return `F-${String(row?.next ?? 0).padStart(6, '0')}`;
}

async function latestOrders(db: Db, memberId: string, kind: 'deposit' | 'withdrawal') {
  const rows = await db
    .select()
    .from(moneyOrders)
    .where(and(eq(moneyOrders.memberId, memberId), eq(moneyOrders.kind, kind)))
    .orderBy(desc(moneyOrders.createdAt))
    .limit(MAX_ITEMS);
  return rows.map(({ orderNo, createdAt }) => ({ id: orderNo, label: orderNo, at: createdAt }));
}

async function latestGames(db: Db, memberId: string) {
  const played = await db
    .select()
    .from(recentGames)
    .where(eq(recentGames.memberId, memberId))
    .orderBy(desc(recentGames.playedAt))
    .limit(MAX_ITEMS);
  if (played.length === 0) return [];
  const known = await db
    .select()
    .from(games)
    .where(
      inArray(
        games.nodeId,
        played.map(({ nodeId }) => nodeId),
      ),
    );
  return played.flatMap(({ nodeId, playedAt }) => {
    const game = known.find((candidate) => candidate.nodeId === nodeId);
    return game ? [{ id: nodeId, label: game.name, at: playedAt }] : [];
  });
}
