import { useEffect } from 'react';
import { findRoute } from '../routeTable';
import { prefetchScreen } from '../startup/screenOf';

/** A finger, a mouse button or the focus on a link. */
const signs = ['touchstart', 'pointerdown', 'focusin'];

/** Loads the screen of a link when the player is about to open it. */
export function useIntentPrefetch(): void {
  useEffect(() => {
    const look = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      const next = link?.origin === window.location.origin ? findRoute(link.pathname) : undefined;
      if (next) prefetchScreen(next);
    };
    for (const sign of signs) document.addEventListener(sign, look, { capture: true, passive: true });
    return () => signs.forEach((sign) => document.removeEventListener(sign, look, { capture: true }));
  }, []);
}
