import { countryOf } from '@parlour/kernel';
import type { Merchant } from '../runtimeConfig';

/** Returns the calling code of a merchant's country in the gateway's format. */
export function dialingCodeOf({ country }: Pick<Merchant, 'country'>): string {
  return countryOf(country)?.dialingCode ?? '';
}
