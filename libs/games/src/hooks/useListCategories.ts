import { useIsLoggedIn } from '@parlour/player/session';
import type { GameCategory } from '../rules/gameCategory';
import { useHomeSections } from './useHomeSections';

/** The categories with a list of games, in their order: hot, the merchant's categories, the player's own lists. */
export function useListCategories(): { categories: readonly GameCategory[]; isLoading: boolean } {
  const { categories, isLoading } = useHomeSections();
  const isLoggedIn = useIsLoggedIn();
  return { categories: ['HOT', ...categories, ...(isLoggedIn ? (['FAV', 'RECENT'] as const) : [])], isLoading };
}
