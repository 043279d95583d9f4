import type { Bet } from '../db/schema/play';

/**
 * Minutes until a vendor reports the details of a round, by game type (product 4.8); those of slots and similar games are known at once. The
 * money does not wait for them: the record agrees with the ledger from the moment of the payment.
 */
export const detailDelays: Record<string, number> = { SPORTS: 30, ESPORTS: 30, COCKFIGHT: 15, LIVE: 10, LIVESTREAM: 10, PVP: 5 };

const MINUTE_MS = 60_000;

/** Tells whether a settled bet still waits for the vendor's details. */
export function detailsFollow({ gameType, settledAt, status }: Pick<Bet, 'gameType' | 'settledAt' | 'status'>, now: number): boolean {
  return status === 'settled' && settledAt !== null && now < settledAt + (detailDelays[gameType] ?? 0) * MINUTE_MS;
}
