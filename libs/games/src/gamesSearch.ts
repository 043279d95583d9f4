import type { FeatureSearch } from '@parlour/kernel';

/** The search for games, on home and on the screens of games. */
export const gamesSearch: FeatureSearch = {
  labelKey: 'search.open',
  lazy: async () => ({ default: (await import('./blocks/search-sheet/SearchSheet')).SearchSheet }),
};
