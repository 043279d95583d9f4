import { world } from '../../world';
import { chatUnreads, inboxMessages } from '../schema/messaging';
import { demoMembers } from './demoMembers';
import type { SeedContext } from './SeedContext';

const hourMs = 3_600_000;
/** Demo account with a long inbox. */
const LONG = 'm-vince';
const TRIAL = 4;

/** Seeds the messages of the demo accounts; one inbox has several pages. In each chat an agent has written a message. */
export async function seedInbox({ db, now }: SeedContext): Promise<void> {
  const players = demoMembers.filter(({ type }) => type !== TRIAL);
  const rows = players.flatMap(({ id: memberId, balance }) => {
    const older = memberId === LONG ? world.olderMessages : [];
    // An account without money has received none.
    const messages = world.inbox.filter(({ type }) => type !== 'money' || balance !== undefined);
    return [...messages, ...older].map(({ id, type, hoursAgo, isRead = false, link = null, texts }) => {
      const sentAt = now - hoursAgo * hourMs;
      return { id: `${memberId}-${id}`, memberId, type, texts, link, sentAt, readAt: isRead ? sentAt + hourMs : null };
    });
  });
  await db.insert(inboxMessages).values(rows);
  await db.insert(chatUnreads).values(players.map(({ id: memberId }) => ({ memberId, unread: 1 })));
}
