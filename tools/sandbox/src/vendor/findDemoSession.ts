import { and, eq, gt } from 'drizzle-orm';
import { type DemoSession, demoSessions } from '../db/schema/play';
import type { Platform } from '../platform';
import { readBearer } from '../session/authenticate';
import { hashToken } from '../session/tokens';

/** Returns the demo session of a launch token, or `undefined` once it has expired. */
export async function findDemoSession({ db, clock }: Platform, authorization: string | undefined): Promise<DemoSession | undefined> {
  const tokenHash = hashToken(readBearer(authorization) ?? '');
  const [session] = await db
    .select()
    .from(demoSessions)
    .where(and(eq(demoSessions.tokenHash, tokenHash), gt(demoSessions.expiresAt, clock.now())));
  return session;
}
