import type { OwnLocale } from '@parlour/kernel';
import type { FeatureStart, LoadMessages } from '@parlour/kernel/feature';

// Imported by name, because a pattern would also add the screen messages to the startup bundle.
const files: Record<OwnLocale, () => ReturnType<LoadMessages>> = {
  en: () => import('./i18n/en.json'),
  fil: () => import('./i18n/fil.json'),
  my: () => import('./i18n/my.json'),
};

export const messagingMessages: LoadMessages = (locale) => files[locale]();

/** The part of messaging that home's first view needs. */
export const messagingStart: FeatureStart = { id: 'messaging', messages: messagingMessages };
