import { hasAgreedToTerms } from '../rules/terms';
import { useTermsDate } from './useTermsDate';

/** Returns whether this device has not yet accepted the current terms. Reads the stored version on every render. */
export function useIsTermsDue(): boolean {
  return !hasAgreedToTerms(useTermsDate());
}
