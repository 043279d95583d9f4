import { compareMoney, type Money, subtractMoney } from '@parlour/kernel/money';
import type { Standing, Tournament, TournamentDetail } from '../wire';

export const phases = ['running', 'upcoming', 'finished'] as const;
type Phase = (typeof phases)[number];

export function phaseOf({ startsAt, endsAt }: Pick<Tournament, 'startsAt' | 'endsAt'>, now: number): Phase {
  if (now >= endsAt) return 'finished';
  return now < startsAt ? 'upcoming' : 'running';
}

type Race = Pick<TournamentDetail, 'mine'> & { standings: readonly Pick<Standing, 'place' | 'score'>[] };

/** Returns what the player's score lacks to that of the place above, as a multiple of a stake. Undefined on the first place, and if that place is not listed. */
export function missingToNext({ mine, standings }: Race): Money | undefined {
  const next = standings.find(({ place }) => mine?.place !== null && place === (mine?.place ?? 0) - 1);
  if (!mine || !next || compareMoney(next.score, mine.score) <= 0) return undefined;
  return subtractMoney(next.score, mine.score);
}
