import { whenIdle } from '@parlour/kernel';
import { savesData } from '@parlour/merchant';
import { useIsLoggedIn } from '@parlour/player';
import { useEffect } from 'react';
import { prefetchScreen } from '../startup/screenOf';
import { appRoutes } from '../routeTable';

/** The longest wait for an idle period, in milliseconds. */
const LATEST_MS = 5000;

/** Prefetches the most likely next screen when the browser is idle; the manifests say which. */
export function usePrefetch(isHome: boolean): void {
  const isLoggedIn = useIsLoggedIn();
  useEffect(() => {
    const who = isLoggedIn ? 'player' : 'visitor';
    const next = appRoutes.find(({ route }) => route.prefetchFor === who);
    if (!isHome || savesData() || !next) return undefined;
    return whenIdle(() => prefetchScreen(next), LATEST_MS);
  }, [isHome, isLoggedIn]);
}
