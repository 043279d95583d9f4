import type { LoadMessages } from '@parlour/kernel';

/** What this library's screens say; too much for the start. */
export const screenTexts: LoadMessages = (locale) => import(`./i18n/${locale}.screens.json`);
