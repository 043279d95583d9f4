import { paths, to } from '@parlour/kernel';
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { feedbacks, inboxMessages } from '../db/schema/messaging';
import { world } from '../world';
import { fillTexts } from './textOf';

/** Answers the reports that are due; the answer is a message in the inbox (product 4.14). */
export async function answerFeedback(db: Db, memberId: string, now: number): Promise<void> {
  const due = and(eq(feedbacks.memberId, memberId), isNull(feedbacks.answeredAt), lte(feedbacks.dueAt, now));
  const answered = await db.update(feedbacks).set({ answeredAt: now }).where(due).returning();
  if (answered.length === 0) return;
  await db
    .insert(inboxMessages)
    .values(
      answered.map(({ reference, dueAt, images }) => ({
        id: `answer-${reference}`,
        memberId,
        type: 'system' as const,
        texts: fillTexts(world.answers.feedback, { reference, images: images.length }),
        link: to(paths.messaging.feedback, {}, { tab: 'history' }),
        sentAt: dueAt,
      })),
    )
    .onConflictDoNothing();
}
