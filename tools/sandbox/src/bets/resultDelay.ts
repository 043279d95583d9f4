import { and, eq, gt, not, or } from 'drizzle-orm';
import { type Bet, bets } from '../db/schema/play';

/** Minutes after which a vendor has passed on the result of a kind of game (product 4.8); slots and the like are known at once. */
export const resultDelays: Record<string, number> = { SPORTS: 30, ESPORTS: 30, COCKFIGHT: 15, LIVE: 10, LIVESTREAM: 10, PVP: 5 };

const MINUTE_MS = 60_000;

/** Whether the record knows how a settled bet came out. */
export function hasArrived({ gameType, settledAt }: Pick<Bet, 'gameType' | 'settledAt'>, now: number): boolean {
  return settledAt !== null && now >= settledAt + (resultDelays[gameType] ?? 0) * MINUTE_MS;
}

/** The same as a condition on bets. */
export function arrivedBy(now: number) {
  const late = Object.entries(resultDelays).map(([gameType, minutes]) =>
    and(eq(bets.gameType, gameType), gt(bets.settledAt, now - minutes * MINUTE_MS)),
  );
  return not(or(...late) ?? eq(bets.orderId, ''));
}
