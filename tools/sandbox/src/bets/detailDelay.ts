import { and, eq, gt, not, or } from 'drizzle-orm';
import { type Bet, bets } from '../db/schema/play';

/**
 * Minutes until a vendor reports the result of a game type (product 4.8); results of slots and similar games are known at once.
 */
export const resultDelays: Record<string, number> = { SPORTS: 30, ESPORTS: 30, COCKFIGHT: 15, LIVE: 10, LIVESTREAM: 10, PVP: 5 };

const MINUTE_MS = 60_000;

/** Tells whether the result of a settled bet has been reported to the record. */
export function hasArrived({ gameType, settledAt }: Pick<Bet, 'gameType' | 'settledAt'>, now: number): boolean {
  return settledAt !== null && now >= settledAt + (resultDelays[gameType] ?? 0) * MINUTE_MS;
}

/** The same check as an SQL condition. */
export function arrivedBy(now: number) {
  const late = Object.entries(resultDelays).map(([gameType, minutes]) =>
    and(eq(bets.gameType, gameType), gt(bets.settledAt, now - minutes * MINUTE_MS)),
  );
  return not(or(...late) ?? eq(bets.orderId, ''));
}
