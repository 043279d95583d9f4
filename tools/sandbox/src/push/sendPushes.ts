import { eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { type PushSubscription, pushOutbox, pushSubscriptions } from '../db/schema/push';
import { textOf } from '../messaging/textOf';
import type { Platform } from '../platform';
import { readPause } from '../playControls/readPause';
import { isQuiet } from './isQuiet';
import { postPush } from './postPush';
import { pushKeysOf } from './pushKeysOf';
import { isOwnMatter } from './pushTopics';
import { readChoice } from './readChoice';

type Waiting = typeof pushOutbox.$inferSelect;
type Sender = Pick<Platform, 'db' | 'settings'> & { now: number };

/** Sends the waiting messages, each once. A lost notification is in the inbox or on the order's page. */
export async function sendPushes(sender: Sender): Promise<void> {
  const waiting = await sender.db.delete(pushOutbox).returning();
  await Promise.all(waiting.sort((a, b) => a.id - b.id).map((push) => sendPush(sender, push)));
}

async function sendPush({ db, settings, now }: Sender, push: Waiting): Promise<void> {
  const { topics, quiet } = await readChoice(db, push.memberId);
  const isTest = push.onlyEndpoint !== null;
  if (!isTest && !topics[push.topic]) return;
  // No marketing in a break, and no other reason to come back.
  if (!isTest && !isOwnMatter(push.topic) && (await readPause(db, push.memberId, now))) return;
  const keys = await pushKeysOf(db);
  for (const device of await devicesFor(db, push)) {
    const isSilent = !isTest && isQuiet(quiet, device.timeZone, now);
    if (isSilent && !isOwnMatter(push.topic)) continue;
    const payload = { ...payloadOf(push, device), silent: isSilent };
    const status = await postPush(device, { keys, settings, payload }).catch(() => undefined);
    // The device has unsubscribed or is gone.
    if (status === 404 || status === 410) await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, device.endpoint));
  }
}

async function devicesFor(db: Db, { memberId, withoutClient, onlyEndpoint }: Waiting): Promise<PushSubscription[]> {
  const devices = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.memberId, memberId));
  return devices.filter(({ clientId, endpoint }) => clientId !== withoutClient && (onlyEndpoint === null || endpoint === onlyEndpoint));
}

function payloadOf({ texts, path, topic }: Waiting, { language }: PushSubscription) {
  const { title, content } = textOf(texts, language);
  return { title, text: content, path, tag: `${topic} ${path}` };
}
