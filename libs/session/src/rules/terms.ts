import { readStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';

/** Version of the terms, which is their date; `agreeTerms` stores the accepted version. */
export const TERMS_DATE = '2026-06-01';

export const termsSections = ['who', 'account', 'money', 'play', 'data', 'law'] as const;

/** Stored key of specification 3. Its value is the accepted version (product 4.24), so newer terms require a new agreement. */
const KEY = 'agreeTerms';

export function hasAgreedToTerms(): boolean {
  return (readStored('local', KEY, v.pipe(v.string(), v.isoDate())) ?? '') >= TERMS_DATE;
}

export function agreeToTerms(): void {
  writeStored('local', KEY, TERMS_DATE);
}
