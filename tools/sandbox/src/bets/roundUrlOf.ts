import type { Bet } from '../db/schema/play';

/** The vendor's own page about a round, where the vendor keeps one: rounds of the slot. */
export function roundUrlOf({ vassalage, roundId, result }: Pick<Bet, 'vassalage' | 'roundId' | 'result'>, vendorOrigin: string) {
  const isShown = typeof result === 'object' && result !== null && 'window' in result;
  return isShown ? `${vendorOrigin}/round/${encodeURIComponent(vassalage)}/${encodeURIComponent(roundId)}` : null;
}
