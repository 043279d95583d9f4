import { useSelector } from 'react-redux';
import { merchantApi } from '../merchantApi';
import { merchantSlice } from '../merchantSlice';
import type { Status } from '../wire/start';

/** Returns the system status: the stored one at first, the gateway's as soon as it arrives (specification 4). */
export function useStatus(): Status | undefined {
  const stored = useSelector(merchantSlice.selectors.selectStoredStatus);
  const { data, error } = merchantApi.endpoints.getStatus.useQueryState();
  // Blocks that mount after a failed call do not repeat it. The app does (useSystemStatus), or the player.
  merchantApi.useGetStatusQuery(undefined, { skip: error !== undefined });
  return data ?? stored;
}
