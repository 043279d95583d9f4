import { hasAgreedToTerms } from './termsAgreement';

/** Whether this device has yet to agree to the terms as they stand now. Read anew with every render. */
export function useIsTermsDue(): boolean {
  return !hasAgreedToTerms();
}
