import type { OwnLocale } from '@parlour/kernel';
import type { FeatureSearch, FeatureStart, LoadMessages } from '@parlour/kernel/feature';
import { gamesSlice } from './gamesSlice';

// Imported by name, because a pattern would also add the screen messages to the startup bundle.
const files: Record<OwnLocale, () => ReturnType<LoadMessages>> = {
  en: () => import('./i18n/en.json'),
  fil: () => import('./i18n/fil.json'),
  my: () => import('./i18n/my.json'),
};

/** Messages of blocks and menu entries. */
export const gamesMessages: LoadMessages = (locale) => files[locale]();

export const gamesScreenMessages: LoadMessages = (locale) => import(`./i18n/${locale}.screens.json`);

/** The search for games, on home and on the screens of games. */
export const gamesSearch: FeatureSearch = {
  labelKey: 'search.open',
  lazy: async () => ({ default: (await import('./blocks/search-sheet/SearchSheet')).SearchSheet }),
};

/** The part of games that home's first view needs. */
export const gamesStart: FeatureStart = {
  id: 'games',
  slices: [gamesSlice],
  messages: gamesMessages,
  screenMessages: gamesScreenMessages,
  search: gamesSearch,
};
