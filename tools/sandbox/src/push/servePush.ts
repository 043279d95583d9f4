import { messagingWire } from '@parlour/messaging/wire';
import { paths } from '@parlour/kernel';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { pushPreferences, pushSubscriptions } from '../db/schema/push';
import { answer } from '../http/answer';
import { refuse } from '../http/refuse';
import { requireInbox } from '../messaging/requireInbox';
import type { GatewayApp } from '../platform';
import { world } from '../world';
import { isPushService } from './isPushService';
import { notePush } from './notePush';
import { pushKeysOf } from './pushKeysOf';
import { readChoice } from './readChoice';

/** Devices of one player; a further one replaces the oldest. */
const MAX_DEVICES = 10;

/** Serves notifications with the app closed (product 4.17): topics, quiet hours and devices. */
export function servePush(app: GatewayApp): void {
  answer(app, messagingWire.getPushSettings, async ({ db, player }) => {
    requireInbox(player);
    const [{ publicKey }, choice] = [await pushKeysOf(db), await readChoice(db, player.memberId)];
    return { publicKey, ...choice, devices: await db.$count(pushSubscriptions, eq(pushSubscriptions.memberId, player.memberId)) };
  });

  answer(app, messagingWire.setPushSettings, async ({ db, player, input: { topics, quiet } }) => {
    requireInbox(player);
    const set = { topics, quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null };
    await db
      .insert(pushPreferences)
      .values({ memberId: player.memberId, ...set })
      .onConflictDoUpdate({ target: pushPreferences.memberId, set });
    return null;
  });

  answer(app, messagingWire.addPushSubscription, async ({ db, player, input, clock, clientId }) => {
    requireInbox(player);
    if (!isPushService(input.endpoint)) refuse('FIELD_INVALID', { field: 'endpoint' });
    if (!isTimeZone(input.timeZone)) refuse('FIELD_INVALID', { field: 'timeZone' });
    const { endpoint, ...set } = { ...input, memberId: player.memberId, clientId, createdAt: clock.now() };
    await db
      .insert(pushSubscriptions)
      .values({ endpoint, ...set })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set });
    await removeOldest(db, player.memberId);
    return null;
  });

  answer(app, messagingWire.removePushSubscription, async ({ db, input: { endpoint } }) => {
    await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
    return null;
  });

  answer(app, messagingWire.sendTestPush, async ({ db, player, input: { endpoint } }) => {
    const own = and(eq(pushSubscriptions.memberId, player.memberId), eq(pushSubscriptions.endpoint, endpoint));
    if ((await db.$count(pushSubscriptions, own)) === 0) refuse('FIELD_INVALID', { field: 'endpoint' });
    const { memberId } = player;
    await notePush(db, {
      memberId,
      topic: 'messages',
      texts: world.pushes.test,
      path: paths.messaging.inbox,
      onlyEndpoint: endpoint,
    });
    return null;
  });
}

async function removeOldest(db: Db, memberId: string): Promise<void> {
  const surplus = await db
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.memberId, memberId))
    .orderBy(desc(pushSubscriptions.createdAt))
    .offset(MAX_DEVICES);
  const endpoints = surplus.map(({ endpoint }) => endpoint);
  if (endpoints.length > 0) await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.endpoint, endpoints));
}

function isTimeZone(timeZone: string): boolean {
  try {
    return timeZone !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}
