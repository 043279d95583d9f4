import type { Tournament } from '../wire';
import { phaseOf } from './phaseOf';

/** Returns the tournament for home: a running one that the player has joined, or else the running one that ends first. */
export function featured(tournaments: readonly Tournament[], now: number): Tournament | undefined {
  const running = tournaments.filter((tournament) => phaseOf(tournament, now) === 'running').sort((a, b) => a.endsAt - b.endsAt);
  return running.find(({ mine }) => mine !== null) ?? running[0];
}
