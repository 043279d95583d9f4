import type { Merchant } from '../merchants/merchants';
import type { TournamentPlan } from './TournamentPlan';

const hourMs = 3_600_000;

/** Returns the rows of a merchant's tournaments around `now`. */
export function tournamentRows(plans: readonly TournamentPlan[], merchant: Merchant, now: number) {
  return plans.map(({ id, startsInHours, lastsHours }) => ({
    id: `${merchant.country}-${id}`,
    merchant: merchant.code,
    plan: id,
    startsAt: now + startsInHours * hourMs,
    endsAt: now + (startsInHours + lastsHours) * hourMs,
  }));
}
