import type { LoadMessages, Locale } from '@parlour/kernel';

// Imported by name: a pattern would also match the screen messages and put their names into the startup bundle.
const files: Record<Locale, () => ReturnType<LoadMessages>> = {
  en: () => import('./i18n/en.json'),
  fil: () => import('./i18n/fil.json'),
  my: () => import('./i18n/my.json'),
};

/** Messages of blocks and menu entries. */
export const gamesMessages: LoadMessages = (locale) => files[locale]();
