import type { FeatureStart } from '@parlour/kernel/feature';

/** The part of install that a first view of its screens needs (ADR 0035). */
export const installScreens = {
  id: 'install',
  messages: (locale) => import(`./i18n/${locale}.json`),
} satisfies FeatureStart;
