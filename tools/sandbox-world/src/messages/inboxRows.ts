import type { World } from '../World';

const hourMs = 3_600_000;
/** Demo account with a long inbox. */
const LONG = 'm-vince';
const TRIAL = 4;

type Source = Pick<World, 'demoMembers' | 'inbox' | 'olderMessages'>;

/** Returns the messages of the demo accounts as database rows, and in each chat one message that an agent has written. */
export function inboxRows({ demoMembers, inbox, olderMessages }: Source, now: number) {
  const players = demoMembers.filter(({ type }) => type !== TRIAL);
  const messages = players.flatMap(({ id: memberId, balance }) => {
    const older = memberId === LONG ? olderMessages : [];
    // An account without money has received none.
    const own = inbox.filter(({ type }) => type !== 'money' || balance !== undefined);
    return [...own, ...older].map(({ id, type, hoursAgo, isRead = false, link = null, texts }) => {
      const sentAt = now - hoursAgo * hourMs;
      return { id: `${memberId}-${id}`, memberId, type, texts, link, sentAt, readAt: isRead ? sentAt + hourMs : null };
    });
  });
  return { messages, chats: players.map(({ id: memberId }) => ({ memberId, unread: 1 })) };
}
