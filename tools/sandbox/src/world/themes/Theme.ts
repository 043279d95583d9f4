import type { Motif } from '../../art/Motif';

/** Categories that vendors offer (specification 3, game category). */
export type Category = 'RNG' | 'FISH' | 'LIVE' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'COCKFIGHT' | 'LOTT' | 'ELOTT';

/** Names of one kind of game: every first part goes with every last part; the picture shows the motif. */
export type Theme = {
  motif: Motif;
  first: readonly string[];
  last: readonly string[];
  /** Classification codes on RNG: VP, JP, SC, TG, AC, BG (specification 2, filter drawer). */
  classify?: 'VP' | 'SC' | 'TG' | 'AC' | 'BG';
};
