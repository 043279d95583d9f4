import { paths, to } from '@parlour/kernel';
import type { Db } from '../db/Database';
import { inboxMessages } from '../db/schema/messaging';
import { notePush } from '../push/notePush';
import type { PushTopic } from '../push/pushTopics';

type NewMessage = typeof inboxMessages.$inferInsert;

const topics: Record<NewMessage['type'], PushTopic> = { money: 'money', promo: 'promotions', system: 'messages' };

/** Adds messages to inboxes, each once, and notifies their players with the title alone. */
export async function addMessages(db: Db, messages: NewMessage[]): Promise<void> {
  if (messages.length === 0) return;
  const added = await db.insert(inboxMessages).values(messages).onConflictDoNothing().returning();
  for (const { id, memberId, type, texts } of added) {
    const titles = Object.fromEntries(Object.entries(texts).map(([language, { title }]) => [language, { title, content: '' }]));
    await notePush(db, { memberId, topic: topics[type], texts: titles, path: to(paths.messaging.inbox, {}, { id }) });
  }
}
