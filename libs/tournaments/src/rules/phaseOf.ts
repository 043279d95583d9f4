import type { Tournament } from '../wire';

export const phases = ['running', 'upcoming', 'finished'] as const;
export type Phase = (typeof phases)[number];

export function phaseOf({ startsAt, endsAt }: Pick<Tournament, 'startsAt' | 'endsAt'>, now: number): Phase {
  if (now >= endsAt) return 'finished';
  return now < startsAt ? 'upcoming' : 'running';
}
