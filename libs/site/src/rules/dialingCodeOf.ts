import type { Merchant } from '../runtimeConfig';

/** Calling codes of countries for which the configuration need not give one, without the plus sign. */
const known: Record<string, string> = { PH: '63', MM: '95' };

/** Returns the calling code of a merchant's country in the gateway's format. The server does not start with a country that has none. */
export function dialingCodeOf({ country, dialingCode }: Pick<Merchant, 'country' | 'dialingCode'>): string {
  return dialingCode ?? known[country] ?? '';
}
