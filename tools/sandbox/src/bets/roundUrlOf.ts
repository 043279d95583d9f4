import type { Bet } from '../db/schema/play';

/** Returns the vendor's page about a round, where the vendor has one: for rounds of the slot. */
export function roundUrlOf({ vendor, roundId, result }: Pick<Bet, 'vendor' | 'roundId' | 'result'>, vendorOrigin: string) {
  const isShown = typeof result === 'object' && result !== null && 'window' in result;
  return isShown ? `${vendorOrigin}/round/${encodeURIComponent(vendor)}/${encodeURIComponent(roundId)}` : null;
}
