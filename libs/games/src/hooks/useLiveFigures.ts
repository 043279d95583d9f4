import { isOn2g, savesData } from '@parlour/kernel/device';
import { useOffers } from '@parlour/site';
import { winnersApi } from '../api/winnersApi';
import { timings } from '../rules/limits';
import { useCatalogScope } from './useCatalogScope';
import { useElapsed } from './useElapsed';

/** Whether figures move on this device and site. They do not with data saving and on 2G. */
export function useHasLiveFigures(): boolean {
  return useOffers('getLiveFigures') && !savesData() && !isOn2g();
}

/**
 * Keeps the figures of all tiles and the latest wins up to date while the page is in view. All callers share one call, and none of them
 * renders again for it. A list has fresh figures when it loads, so the first call comes one period later; `isAtOnce` asks without that wait.
 */
export function useLiveFigures({ isAtOnce = false } = {}): void {
  const hasFigures = useHasLiveFigures();
  const isDue = useElapsed(timings.liveFigures) || isAtOnce;
  winnersApi.endpoints.getLiveFigures.useQuerySubscription(useCatalogScope(), {
    skip: !hasFigures || !isDue,
    pollingInterval: timings.liveFigures,
    skipPollingIfUnfocused: true,
  });
}
