import type { FeatureStart } from '@parlour/kernel/feature';
import { siteStart } from './siteStart';

/** The part of site that every screen needs (ADR 0035). */
export const siteScreens = {
  ...siteStart,
  screenMessages: (locale) => import(`./i18n/${locale}.screens.json`),
} satisfies FeatureStart;
