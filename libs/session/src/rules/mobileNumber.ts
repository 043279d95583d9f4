import type { Merchant } from '@parlour/merchant';
import * as v from 'valibot';

/** A mobile number with fewer digits exists nowhere. */
export const MOBILE_MIN = 7;
/** Specification 5 and 9: mobile number on login, SMS code. */
export const MOBILE_MAX = 20;
export const CODE_MAX = 10;

/** Removes spaces, hyphens and leading zeros from a mobile number, so that it can follow a dialing code. */
export function localDigits(typed: string): string {
  return typed.replace(/[\s-]/g, '').replace(/^0+/, '');
}

/** Calling codes of countries for which the configuration need not give one, without the plus sign. */
const known: Record<string, string> = { PH: '63', MM: '95' };

/** Returns the calling code of a merchant's country in the gateway's format. The server does not start with a country that has none. */
export function dialingCodeOf({ country, dialingCode }: Pick<Merchant, 'country' | 'dialingCode'>): string {
  return dialingCode ?? known[country] ?? '';
}

const digits = (field: 'mobileNum' | 'verificationCode', max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('required'),
    v.maxLength(max, 'tooLong'),
    v.regex(field === 'mobileNum' ? /^[\d\s-]+$/ : /^\d+$/, `format.${field}`),
  );

export const mobileSchema = v.pipe(
  digits('mobileNum', MOBILE_MAX),
  v.check((number) => localDigits(number).length >= MOBILE_MIN, 'tooShort'),
);
export const codeSchema = digits('verificationCode', CODE_MAX);
