import { paths } from '@parlour/kernel';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { sessionDevices } from '../db/schema/member';
import { pushSubscriptions } from '../db/schema/push';
import { world } from '../world';
import { notePush } from './notePush';

/** Notifies the member's other devices of a login in a browser that we have not seen with this account. */
export async function noteNewDevice(db: Db, memberId: string, clientId: string): Promise<void> {
  const seen = await db.$count(sessionDevices, and(eq(sessionDevices.memberId, memberId), eq(sessionDevices.clientId, clientId)));
  const subscribed = await db.$count(
    pushSubscriptions,
    and(eq(pushSubscriptions.memberId, memberId), eq(pushSubscriptions.clientId, clientId)),
  );
  if (seen + subscribed > 0) return;
  await notePush(db, { memberId, topic: 'security', texts: world.pushes.newDevice, path: paths.session.security, withoutClient: clientId });
}
