import { paths, to } from '@parlour/kernel';
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { feedbacks } from '../db/schema/messaging';
import { pushSubscriptions } from '../db/schema/push';
import { world } from '../world';
import { addMessages } from './addMessages';
import { fillTexts } from './textOf';

/** Answers the reports that are due; the answer is a message in the inbox (product 4.14). */
export async function answerFeedback(db: Db, memberId: string, now: number): Promise<void> {
  const due = and(eq(feedbacks.memberId, memberId), isNull(feedbacks.answeredAt), lte(feedbacks.dueAt, now));
  const answered = await db.update(feedbacks).set({ answeredAt: now }).where(due).returning();
  await addMessages(
    db,
    answered.map(({ reference, dueAt, images }) => ({
      id: `answer-${reference}`,
      memberId,
      type: 'system' as const,
      texts: fillTexts(world.answers.feedback, { reference, images: images.length }),
      link: to(paths.messaging.feedback, {}, { tab: 'history' }),
      sentAt: dueAt,
    })),
  );
}

/** Answers the due reports of players who are notified; the others are answered when they look. */
export async function answerNotifiedPlayers(db: Db, now: number): Promise<void> {
  const waiting = await db
    .selectDistinct({ memberId: feedbacks.memberId })
    .from(feedbacks)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.memberId, feedbacks.memberId))
    .where(and(isNull(feedbacks.answeredAt), lte(feedbacks.dueAt, now)));
  for (const { memberId } of waiting) await answerFeedback(db, memberId, now);
}
