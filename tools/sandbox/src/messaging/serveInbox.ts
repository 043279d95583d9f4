import { messagingWire } from '@parlour/messaging/wire';
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { announcementReads, announcements } from '../db/schema/catalog';
import { inboxMessages } from '../db/schema/messaging';
import { answer } from '../http/answer';
import { refuse } from '../http/refuse';
import type { GatewayApp } from '../platform';
import { answerFeedback } from './answerFeedback';
import { requireInbox } from './requireInbox';
import { textOf } from './textOf';

const SNIPPET = 120;

const of = (memberId: string) => and(eq(inboxMessages.memberId, memberId), isNull(inboxMessages.deletedAt));

/** Serves a player's messages (specification 7, chat and inbox; product 4.13). */
export function serveInbox(app: GatewayApp): void {
  answer(app, messagingWire.getInbox, async ({ db, player, input, clock }) => {
    requireInbox(player);
    await answerFeedback(db, player.memberId, clock.now());
    const pageSize = Math.min(Math.max(input.pageSize, 1), 100);
    const pageNo = Math.max(input.pageNo, 1);
    const rows = await db
      .select()
      .from(inboxMessages)
      .where(of(player.memberId))
      .orderBy(desc(inboxMessages.sentAt), desc(inboxMessages.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize);
    const content = rows.map(({ id, type, texts, sentAt, readAt }) => {
      const text = textOf(texts, input.language);
      return { id, type, title: text.title, snippet: plain(text.content), sentAt, read: readAt !== null };
    });
    return { content, pageNum: pageNo, totalPages: Math.ceil((await total(db, player.memberId)) / pageSize) };
  });

  answer(app, messagingWire.getMessage, async ({ db, player, input }) => {
    requireInbox(player);
    const [row] = await db
      .select()
      .from(inboxMessages)
      .where(and(of(player.memberId), eq(inboxMessages.id, input.id)));
    if (!row) return refuse('MESSAGE_REMOVED');
    const { id, type, texts, sentAt, readAt, link } = row;
    return { id, type, ...textOf(texts, input.language), sentAt, read: readAt !== null, link };
  });

  answer(app, messagingWire.markMessages, async ({ db, player, input, clock }) => {
    requireInbox(player);
    const chosen = input.all ? of(player.memberId) : and(of(player.memberId), inArray(inboxMessages.id, input.ids));
    await db
      .update(inboxMessages)
      .set({ readAt: input.read ? clock.now() : null })
      .where(chosen);
    return null;
  });

  answer(app, messagingWire.deleteMessages, async ({ db, player, input, clock }) => {
    requireInbox(player);
    await db
      .update(inboxMessages)
      .set({ deletedAt: clock.now() })
      .where(and(of(player.memberId), inArray(inboxMessages.id, input.ids)));
    return null;
  });

  answer(app, messagingWire.markAllAnnouncements, async ({ db, player, merchant, clock }) => {
    const all = await db.select({ id: announcements.id }).from(announcements).where(eq(announcements.merchant, merchant.code));
    const reads = all.map(({ id }) => ({ memberId: player.memberId, announcementId: id, readAt: clock.now() }));
    if (reads.length > 0) await db.insert(announcementReads).values(reads).onConflictDoNothing();
    return null;
  });

  answer(app, messagingWire.getInboxUnread, async ({ db, player, clock }) => {
    requireInbox(player);
    await answerFeedback(db, player.memberId, clock.now());
    const [row] = await db
      .select({ unread: count() })
      .from(inboxMessages)
      .where(and(of(player.memberId), isNull(inboxMessages.readAt)));
    return row?.unread ?? 0;
  });
}

async function total(db: Db, memberId: string): Promise<number> {
  const [row] = await db.select({ all: count() }).from(inboxMessages).where(of(memberId));
  return row?.all ?? 0;
}

/** Returns the beginning of a text without its markup. */
function plain(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > SNIPPET ? `${text.slice(0, SNIPPET - 1)}…` : text;
}
