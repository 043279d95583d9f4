import { storedKeys } from '@parlour/kernel/storage';

/** Returns the storage key of the login that this device remembers for a login method (specification 3). */
export const rememberedKey = (method: 'username' | 'sms' | '') => `rememberedCredentials.${method}`;

/** Returns true if this device remembers the login of an account. */
export function remembersAccount(): boolean {
  return storedKeys('local', rememberedKey('')).length > 0;
}
