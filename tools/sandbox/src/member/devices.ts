import { and, desc, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { sessionDevices } from '../db/schema/member';
import { pushSubscriptions } from '../db/schema/push';
import { sessions } from '../db/schema/session';
import { endFamilies, familiesOf, renewableMs } from '../session/tokens';

/** Returns the browsers in which the member is logged in, the latest first. */
export async function readDevices(db: Db, memberId: string, now: number) {
  const rows = await db
    .select({ device: sessionDevices })
    .from(sessionDevices)
    .innerJoin(sessions, eq(sessions.tokenHash, sessionDevices.tokenHash))
    .where(and(eq(sessionDevices.memberId, memberId), isNull(sessions.endedAt), gt(sessions.expiresAt, now - renewableMs)))
    .orderBy(desc(sessionDevices.seenAt));
  const latest = new Map<string, (typeof rows)[number]['device']>();
  for (const { device } of rows) if (!latest.has(device.clientId)) latest.set(device.clientId, device);
  return [...latest.values()];
}

type Ending = { id: string; own: { clientId: string; token: string }; now: number };

/** Ends the sessions of one browser, or all except the caller's own, and their notifications. */
export async function endDevices(db: Db, memberId: string, { id, own, now }: Ending): Promise<void> {
  const ended = id ? eq(pushSubscriptions.clientId, id) : ne(pushSubscriptions.clientId, own.clientId);
  await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.memberId, memberId), ended));
  if (!id) return endFamilies(db, await familiesOf(db, memberId, { except: own.token }), now);
  const there = await db
    .select({ family: sessions.family })
    .from(sessionDevices)
    .innerJoin(sessions, eq(sessions.tokenHash, sessionDevices.tokenHash))
    .where(and(eq(sessionDevices.memberId, memberId), eq(sessionDevices.clientId, id)));
  await endFamilies(
    db,
    there.map(({ family }) => family),
    now,
  );
}
