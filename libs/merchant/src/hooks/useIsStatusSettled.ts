import { merchantApi } from '../merchantApi';
import { useStatus } from './useStatus';

/**
 * False while the status loads for the first time. A failed call counts as settled, also while it is repeated, so the caller goes on with
 * the defaults. Content that needs a loaded status belongs in a `StatusGate`.
 */
export function useIsStatusSettled(): boolean {
  const status = useStatus();
  // The subscription repeats a failed call (`useStatus` does not). Meanwhile `error` stays, but `isError` is false.
  const { error } = merchantApi.useGetStatusQuery();
  return status !== undefined || error !== undefined;
}
