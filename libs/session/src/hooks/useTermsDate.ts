import { useLegal } from '@parlour/merchant';
import { TERMS_DATE } from '../rules/terms';

/** Returns the date of the terms that apply: the operator's, or else the app's. */
export function useTermsDate(): string {
  return useLegal().date ?? TERMS_DATE;
}
