import { useIsLoggedIn } from '@parlour/player';
import { usePrefersReducedMotion } from '@parlour/ui/motion';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { launchPath } from '../composedRoutes';
import { isPlainTap } from '../navigation/isPlainTap';
import { findRoute } from '../routeTable';
import { screenOf } from '../startup/screenOf';
import { expandPicture } from './expandPicture';
import { viewTransition } from './viewTransition';

const game = `a[href^="${launchPath}?"]`;

/**
 * The tile of a game that a player taps expands into the launch screen. Without view transitions, with reduced motion or before the screen has
 * loaded, its link opens the screen by itself.
 */
export function useLaunchMoment(): void {
  const navigate = useNavigate();
  const isLoggedIn = useIsLoggedIn();
  const isOn = !usePrefersReducedMotion() && isLoggedIn;
  const open = useEffectEvent((path: string, image: string) => void navigate(path, { state: { image } }));

  useEffect(() => {
    if (!isOn) return undefined;
    const take = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(game) : null;
      const picture = link?.querySelector('img');
      const start = viewTransition();
      if (!start || !link || !picture?.currentSrc || !isPlainTap(event) || !isPlayScreenLoaded()) return;
      event.preventDefault();
      expandPicture(start, picture, () => open(link.pathname + link.search, picture.currentSrc));
    };
    document.addEventListener('click', take, { capture: true });
    return () => document.removeEventListener('click', take, { capture: true });
  }, [isOn]);
}

function isPlayScreenLoaded(): boolean {
  const target = findRoute(launchPath);
  return target !== undefined && screenOf(target).current !== undefined;
}
