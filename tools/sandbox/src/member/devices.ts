import { and, desc, eq, gt, inArray, isNull, ne, notInArray, or } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { sessionDevices } from '../db/schema/member';
import { pushSubscriptions } from '../db/schema/push';
import { sessions } from '../db/schema/session';
import { renewableMs } from '../session/tokens';

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

/** Ends the sessions of one browser, or of all browsers except the caller's, and their notifications. */
export async function endDevices(db: Db, memberId: string, { id, own, now }: { id: string; own: string; now: number }): Promise<void> {
  const ended = id ? eq(pushSubscriptions.clientId, id) : ne(pushSubscriptions.clientId, own);
  await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.memberId, memberId), ended));
  const tokens = await db
    .select({ hash: sessionDevices.tokenHash })
    .from(sessionDevices)
    .where(and(eq(sessionDevices.memberId, memberId), id ? eq(sessionDevices.clientId, id) : eq(sessionDevices.clientId, own)));
  const hashes = tokens.map(({ hash }) => hash);
  const ofMember = and(eq(sessions.memberId, memberId), isNull(sessions.endedAt));
  if (id) {
    if (hashes.length > 0)
      await db
        .update(sessions)
        .set({ endedAt: now })
        .where(and(ofMember, inArray(sessions.tokenHash, hashes)));
    return;
  }
  // A renewed token whose reply has not arrived yet belongs to the caller's browser, so keep it.
  const isNotNext = or(isNull(sessions.follows), notInArray(sessions.follows, hashes));
  const others = hashes.length > 0 ? and(ofMember, notInArray(sessions.tokenHash, hashes), isNotNext) : ofMember;
  await db.update(sessions).set({ endedAt: now }).where(others);
}
