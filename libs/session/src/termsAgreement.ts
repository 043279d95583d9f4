import { readStored, writeStored } from '@parlour/kernel';
import * as v from 'valibot';
import { TERMS_DATE } from './rules/terms';

/** Stored key of specification 3. Its value is the accepted version (product 4.24), so newer terms require a new agreement. */
const KEY = 'agreeTerms';

export function hasAgreedToTerms(): boolean {
  return (readStored('local', KEY, v.pipe(v.string(), v.isoDate())) ?? '') >= TERMS_DATE;
}

export function agreeToTerms(): void {
  writeStored('local', KEY, TERMS_DATE);
}
