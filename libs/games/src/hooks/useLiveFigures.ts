import { isOn2g, savesData } from '@parlour/kernel/device';
import { useOffers } from '@parlour/site';
import { useInterrupted } from '@parlour/ui/motion';
import { winnersApi } from '../api/winnersApi';
import { timings } from '../rules/limits';
import { useCatalogScope } from './useCatalogScope';
import { useElapsed } from './useElapsed';
import { useIsUsed } from './useIsUsed';

/** Whether figures move on this device and site. They do not with data saving and on 2G. */
export function useHasLiveFigures(): boolean {
  return useOffers('getLiveFigures') && !isSparing();
}

function isSparing(): boolean {
  return savesData() || isOn2g();
}

/** How a query is renewed while its screen is open: not before the player uses the page, in a hidden tab, with data saving or on 2G. */
export function useRenewal(period: number): { pollingInterval: number; skipPollingIfUnfocused: true } {
  const isUsed = useIsUsed();
  return { pollingInterval: isUsed && !isSparing() ? period : 0, skipPollingIfUnfocused: true };
}

/**
 * Keeps the figures of all tiles and the latest wins up to date while the page is in view. All callers share one call, and none of them
 * renders again for it. A list has fresh figures when it loads, so the first call comes one period later, once the player uses the page; `isAtOnce` asks without that wait.
 */
export function useLiveFigures({ isAtOnce = false } = {}): void {
  const hasFigures = useHasLiveFigures();
  // A page that nobody touches asks for nothing.
  const isUsed = useInterrupted(!isAtOnce);
  const isOver = useElapsed(timings.liveFigures);
  const isDue = isAtOnce || (isUsed && isOver);
  winnersApi.endpoints.getLiveFigures.useQuerySubscription(useCatalogScope(), {
    skip: !hasFigures || !isDue,
    pollingInterval: timings.liveFigures,
    skipPollingIfUnfocused: true,
  });
}
