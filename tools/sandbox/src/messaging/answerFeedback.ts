import { paths, to } from '@parlour/kernel';
import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { feedbacks, inboxMessages } from '../db/schema/messaging';

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
        texts: textsFor(reference, images.length),
        link: to(paths.messaging.feedback, {}, { tab: 'history' }),
        sentAt: dueAt,
      })),
    )
    .onConflictDoNothing();
}

function textsFor(reference: string, pictures: number) {
  return {
    EN: {
      title: `Answer to your report ${reference}`,
      content: `<p>Thank you for your report ${reference}. We looked into it, with ${pictures} picture(s) that you sent.</p><p>Nothing is lost. If anything is still open, write to us in the chat and name this number.</p>`,
    },
    TY: {
      title: `Sagot sa report mong ${reference}`,
      content: `<p>Salamat sa report na ${reference}. Sinuri namin ito, kasama ang ${pictures} larawang ipinadala mo.</p><p>Walang nawala. Kung may kulang pa, sumulat sa chat at banggitin ang numerong ito.</p>`,
    },
    MY: {
      title: `သင့်တိုင်ကြားချက် ${reference} အတွက် အဖြေ`,
      content: `<p>တိုင်ကြားချက် ${reference} အတွက် ကျေးဇူးတင်ပါသည်။ ပုံ ${pictures} ပုံနှင့်အတူ စစ်ဆေးပြီးပါပြီ။</p><p>ဘာမှ မပျောက်ဆုံးပါ။ ကျန်ရှိနေပါက ချတ်တွင် ဤနံပါတ်ကို ပြောပြပါ။</p>`,
    },
  };
}
