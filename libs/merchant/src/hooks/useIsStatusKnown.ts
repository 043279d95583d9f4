import { merchantApi } from '../merchantApi';
import { useStatus } from './useStatus';

/** False while flags are off only because nobody has told yet; a screen that a flag closes waits for it. */
export function useIsStatusKnown(): boolean {
  const { isError } = merchantApi.useGetStatusQuery();
  const status = useStatus();
  return status !== undefined || isError;
}
