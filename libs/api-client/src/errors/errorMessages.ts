import type { LoadMessages } from '@parlour/kernel';

/** Loads the texts of errors: of each kind, of each refusal code of the gateway, and of the catalogue in specification 8. */
export const errorMessages: LoadMessages = (locale) => import(`../i18n/${locale}.json`);
