/** Game categories that vendors offer (specification 3, game category). */
export type Category = 'RNG' | 'FISH' | 'LIVE' | 'PVP' | 'SPORTS' | 'ESPORTS' | 'COCKFIGHT' | 'LOTT' | 'ELOTT';

/** Names of one kind of game: every first part is combined with every last part. The image shows the motif. */
export type Theme = {
  motif: string;
  /** The only country whose merchant offers these games: lotteries with its places in their names. */
  country?: string;
  first: readonly string[];
  last: readonly string[];
  /** Classification codes on RNG: VP, JP, SC, TG, AC, BG (specification 2, filter drawer). */
  classify?: 'VP' | 'SC' | 'TG' | 'AC' | 'BG';
};
