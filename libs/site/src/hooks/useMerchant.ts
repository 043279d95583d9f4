import { type Locale, merchantChanged, paths } from '@parlour/kernel';
import type { Needs } from '@parlour/kernel/feature';
import { useSelector, useDispatch } from 'react-redux';
import { selectMerchant, selectLocale, selectOffers } from '../siteSelectors';
import type { Merchant } from '../runtimeConfig';

/** Returns the merchant of this site. */
export function useMerchant(): Merchant {
  return useSelector(selectMerchant);
}

/** Returns whether this site offers what needs these calls of the contract. */
export function useOffers(...needs: Needs): boolean {
  return useSelector((state) => selectOffers(state, needs));
}

/** Returns the language of the interface. */
export function useLocale(): Locale {
  return useSelector(selectLocale);
}

/**
 * Switches to another country's merchant: clears the stored status and the session storage, then reloads home (specification 1).
 */
export function useSwitchMerchant(): (code: string) => void {
  const dispatch = useDispatch();
  return (code) => {
    dispatch(merchantChanged(code));
    window.location.assign(paths.home);
  };
}
