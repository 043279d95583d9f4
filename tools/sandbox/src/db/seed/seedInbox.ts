import { inboxRows } from '@parlour/sandbox-world';
import { world } from '../../world';
import { chatUnreads, inboxMessages } from '../schema/messaging';
import type { SeedContext } from './SeedContext';

/** Seeds the messages and chats of the demo accounts. */
export async function seedInbox({ db, now }: SeedContext): Promise<void> {
  const { messages, chats } = inboxRows(world, now);
  await db.insert(inboxMessages).values(messages);
  await db.insert(chatUnreads).values(chats);
}
