import type { LoadMessages, Locale } from '@parlour/kernel';

// By name: a pattern would name the texts of the frame too, in the start of the app.
const files: Record<Locale, () => ReturnType<LoadMessages>> = {
  en: () => import('../i18n/en.json'),
  fil: () => import('../i18n/fil.json'),
  my: () => import('../i18n/my.json'),
};

/** What home's first view says. */
export const shellMessages: LoadMessages = (locale) => files[locale]();
