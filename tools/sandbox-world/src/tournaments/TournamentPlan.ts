import type { Texts } from '../Texts';

/** A tournament of the house. */
export type TournamentPlan = {
  id: string;
  titles: Texts;
  /** Games whose rounds count, as text. */
  games: Texts;
  /** Category of these games; without it all games count. */
  gameType?: string;
  /** Code of the provider whose games count; without it all providers count. */
  vendor?: string;
  /** Hours from the moment of seeding, negative for the past. */
  startsInHours: number;
  lastsHours: number;
  minRounds: number;
  /** In pesos. */
  prizes: readonly { from: number; to: number; prize: string }[];
  terms: Texts;
};
