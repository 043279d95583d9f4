import { paths, whenIdle } from '@parlour/kernel';
import { savesData } from '@parlour/merchant';
import { useIsLoggedIn } from '@parlour/session';
import { useEffect } from 'react';
import { screenOf } from '../later/screenOf';
import { findRoute } from '../routeTable';

/** Longer than this nothing waits for a quiet moment, in milliseconds. */
const LATEST_MS = 5000;

/** Fetches the screen that home leads to most, when nothing else is to be done: a player's next tap is a game, a visitor's ends at the login. */
export function usePrefetch(isHome: boolean): void {
  const isLoggedIn = useIsLoggedIn();
  useEffect(() => {
    const next = findRoute(isLoggedIn ? paths.games.play : paths.session.login);
    if (!isHome || savesData() || !next) return undefined;
    return whenIdle(
      () =>
        void screenOf(next)
          .load()
          .catch(() => undefined),
      LATEST_MS,
    );
  }, [isHome, isLoggedIn]);
}
