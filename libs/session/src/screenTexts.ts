import type { LoadMessages } from '@parlour/kernel/feature';

/** Texts of this library's screens, loaded lazily to keep the start small. */
export const screenTexts: LoadMessages = (locale) => import(`./i18n/${locale}.screens.json`);
