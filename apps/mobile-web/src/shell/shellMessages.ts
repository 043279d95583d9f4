import type { LoadMessages, Locale } from '@parlour/kernel';

// Imported by name: a pattern would add the shell's other texts to the start of the app.
const files: Record<Locale, () => ReturnType<LoadMessages>> = {
  en: () => import('../i18n/en.json'),
  fil: () => import('../i18n/fil.json'),
  my: () => import('../i18n/my.json'),
};

/** The texts of home's first view. */
export const shellMessages: LoadMessages = (locale) => files[locale]();
