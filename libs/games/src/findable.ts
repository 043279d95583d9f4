import { paths } from '@parlour/kernel';
import type { Findable } from '@parlour/kernel/feature';
import { useIsLoggedIn } from '@parlour/player/session';
import { categoryPath } from './rules/categoryPath';

/** The pages of games that the search finds besides the catalogue. */
export const findable: Findable = {
  pages: [
    { titleKey: 'center.title', wordsKey: 'words.center', icon: 'layout-grid', to: paths.games.center },
    { titleKey: 'slots.title', wordsKey: 'words.slotsCenter', icon: 'cherry', to: paths.games.slotsCenter },
    { titleKey: 'category.FAV', wordsKey: 'words.favourites', icon: 'heart', to: paths.games.favourites, useVisible: useIsLoggedIn },
    {
      titleKey: 'category.RECENT',
      wordsKey: 'words.recent',
      icon: 'history',
      to: categoryPath('RECENT'),
      needs: ['getRecentGames'],
      useVisible: useIsLoggedIn,
    },
  ],
  words: (locale) => import(`./i18n/${locale}.search.json`),
};
