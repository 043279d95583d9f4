import type { OwnLocale } from '@parlour/kernel';
import type { FeatureStart, LoadMessages } from '@parlour/kernel/feature';
import { siteSlice } from './siteSlice';

// Imported by name, because a pattern would also add the screen messages to the startup bundle.
const files: Record<OwnLocale, () => ReturnType<LoadMessages>> = {
  en: () => import('./i18n/en.json'),
  fil: () => import('./i18n/fil.json'),
  my: () => import('./i18n/my.json'),
};

/** Texts of blocks and menu entries. */
export const siteMessages: LoadMessages = (locale) => files[locale]();

/** The part of site that home's first view needs. */
export const siteStart: FeatureStart = { id: 'site', slices: [siteSlice], messages: siteMessages };
