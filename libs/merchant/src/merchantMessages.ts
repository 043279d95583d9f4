import type { LoadMessages, Locale } from '@parlour/kernel';

// Listed by name, because a pattern would also pull the screen texts into the start chunk.
const files: Record<Locale, () => ReturnType<LoadMessages>> = {
  en: () => import('./i18n/en.json'),
  fil: () => import('./i18n/fil.json'),
  my: () => import('./i18n/my.json'),
};

/** Texts of blocks and menu entries. */
export const merchantMessages: LoadMessages = (locale) => files[locale]();
