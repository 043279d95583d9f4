import { useLegal } from '@parlour/content';
import { readStored, writeStored } from '@parlour/kernel/storage';
import { useSession } from '@parlour/player/session';
import * as v from 'valibot';

/** Version of the app's own terms, which is their date. An operator with other terms configures another date. */
export const TERMS_DATE = '2026-06-01';

export const termsSections = ['who', 'account', 'money', 'play', 'data', 'law'] as const;

/** Stored key of specification 3. Its value is the accepted version (product 4.24), so newer terms require a new agreement. */
const KEY = 'agreeTerms';

export function hasAgreedToTerms(date: string): boolean {
  return (readStored('local', KEY, v.pipe(v.string(), v.isoDate())) ?? '') >= date;
}

export function agreeToTerms(date: string): void {
  writeStored('local', KEY, date);
}

/** Returns the date of the terms that apply: the operator's, or else the app's. */
export function useTermsDate(): string {
  return useLegal().date ?? TERMS_DATE;
}

/** Returns whether this device has not yet accepted the current terms. Reads the stored version on every render, and again after a login. */
export function useIsTermsDue(): boolean {
  // Signing up accepts the terms.
  useSession();
  return !hasAgreedToTerms(useTermsDate());
}
