import { inboxTexts, olderMessage, olderMessages } from '../../world/inboxTexts';
import { chatUnreads, inboxMessages } from '../schema/messaging';
import { demoMembers } from './demoMembers';
import type { SeedContext } from './seed';

const hourMs = 3_600_000;
/** The account with a long inbox. */
const LONG = 'm-vince';
const TRIAL = 4;

/** Messages of the demo accounts; one of them has several pages. In the chat an agent has written to each. */
export async function seedInbox({ db, now }: SeedContext): Promise<void> {
  const players = demoMembers.filter(({ type }) => type !== TRIAL);
  const rows = players.flatMap(({ id: memberId }) => {
    const older = memberId === LONG ? Array.from({ length: olderMessages }, (_, index) => olderMessage(index + 1)) : [];
    return [...inboxTexts, ...older].map(({ id, type, hoursAgo, isRead = false, link = null, texts }) => {
      const sentAt = now - hoursAgo * hourMs;
      return { id: `${memberId}-${id}`, memberId, type, texts, link, sentAt, readAt: isRead ? sentAt + hourMs : null };
    });
  });
  await db.insert(inboxMessages).values(rows);
  await db.insert(chatUnreads).values(players.map(({ id: memberId }) => ({ memberId, unread: 1 })));
}
