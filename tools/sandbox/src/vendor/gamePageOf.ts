import { eq } from 'drizzle-orm';
import { demoSessions, playSessions } from '../db/schema/play';
import type { Platform } from '../platform';
import { hashToken } from '../session/tokens';
import type { PageName } from './games/games';

/** Returns the page of a launch token. An unknown token opens the slot, whose page says that the game has ended. */
export async function gamePageOf({ db }: Platform, token: string): Promise<PageName> {
  const tokenHash = hashToken(token);
  const [played] = await db.select({ game: playSessions.game }).from(playSessions).where(eq(playSessions.tokenHash, tokenHash));
  const [demo] = played
    ? [played]
    : await db.select({ game: demoSessions.game }).from(demoSessions).where(eq(demoSessions.tokenHash, tokenHash));
  return demo?.game ?? 'slot';
}
