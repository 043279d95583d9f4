import { useSelector } from 'react-redux';
import type { Merchant } from '../runtimeConfig';
import { selectMerchant } from '../merchantSelectors';

/** Returns the merchant of this site. */
export function useMerchant(): Merchant {
  return useSelector(selectMerchant);
}
