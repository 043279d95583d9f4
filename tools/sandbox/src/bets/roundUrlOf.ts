import type { Bet } from '../db/schema/play';
import { readResult } from '../vendor/roundResult';

/** Returns the vendor's page about a round, where the vendor has one: for rounds of its pages, not for those of the seed. */
export function roundUrlOf({ vendor, roundId, result }: Pick<Bet, 'vendor' | 'roundId' | 'result'>, vendorOrigin: string) {
  return readResult(result) ? `${vendorOrigin}/round/${encodeURIComponent(vendor)}/${encodeURIComponent(roundId)}` : null;
}
