import { useSelector } from 'react-redux';
import type { Merchant } from '../config/runtimeConfig';
import { selectMerchant } from '../merchantSelectors';

/** The merchant whose site this is. */
export function useMerchant(): Merchant {
  return useSelector(selectMerchant);
}
