/** A mobile number with fewer digits exists nowhere. */
export const MOBILE_MIN = 7;

/** Removes spaces, hyphens and leading zeros from a mobile number, so that it can follow a dialing code. */
export function localDigits(typed: string): string {
  return typed.replace(/[\s-]/g, '').replace(/^0+/, '');
}
