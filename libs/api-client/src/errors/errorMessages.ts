import type { LoadMessages } from '@parlour/kernel';

/** Texts of the namespace `errors`: every kind, every refusal of the gateway, and the catalogue of specification 8. */
export const errorMessages: LoadMessages = (locale) => import(`../i18n/${locale}.json`);
