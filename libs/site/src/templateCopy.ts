import { storedCopy } from '@parlour/kernel/storage';
import { mobileTemplate } from './wire/status';

/** Specification 3, `setTemplate`: which layouts the merchant has chosen. It outlives a stored status that no longer fits its schema. */
export const templateCopy = storedCopy('setTemplate', mobileTemplate);
