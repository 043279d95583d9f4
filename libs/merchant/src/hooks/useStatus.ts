import { useSelector } from 'react-redux';
import { merchantApi } from '../merchantApi';
import { merchantSlice } from '../merchantSlice';
import type { Status } from '../wire/start';

/** Returns the system status: the stored one at first, the gateway's as soon as it arrives (specification 4). */
export function useStatus(): Status | undefined {
  const stored = useSelector(merchantSlice.selectors.selectStoredStatus);
  const { data } = merchantApi.useGetStatusQuery();
  return data ?? stored;
}
