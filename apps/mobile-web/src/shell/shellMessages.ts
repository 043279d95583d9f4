import type { OwnLocale } from '@parlour/kernel';
import type { LoadMessages } from '@parlour/kernel/feature';

// Imported by name, because a pattern would add the shell's other texts to the startup bundle.
const files: Record<OwnLocale, () => ReturnType<LoadMessages>> = {
  en: () => import('../i18n/en.json'),
  fil: () => import('../i18n/fil.json'),
  my: () => import('../i18n/my.json'),
};

/** The texts of home's first view. */
export const shellMessages: LoadMessages = (locale) => files[locale]();
