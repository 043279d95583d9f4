import { merchantApi } from '../merchantApi';
import { useStatus } from './useStatus';

/** False while the flags are still unknown. A screen that depends on a flag waits for it. */
export function useIsStatusKnown(): boolean {
  const { isError } = merchantApi.useGetStatusQuery();
  const status = useStatus();
  return status !== undefined || isError;
}
