import { useIsLoggedIn } from '@parlour/player';
import { expandPicture, usePrefersReducedMotion } from '@parlour/ui/motion';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { launchPath } from '../composedRoutes';
import { isPlainTap } from '../navigation/isPlainTap';
import { findRoute } from '../routeTable';
import { screenOf } from '../startup/screenOf';

const game = `a[href^="${launchPath}?"]`;

/**
 * The tile of a game that a player taps expands into the launch screen. With reduced motion or before the screen has loaded, its link opens the
 * screen by itself.
 */
export function useLaunchMoment(): void {
  const navigate = useNavigate();
  const isLoggedIn = useIsLoggedIn();
  const isOn = !usePrefersReducedMotion() && isLoggedIn;
  const open = useEffectEvent((path: string, image: string) => void navigate(path, { state: { image } }));

  useEffect(() => {
    if (!isOn) return undefined;
    let opening: string | undefined;
    const take = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(game) : null;
      const picture = link?.querySelector('img');
      if (!link || !picture?.currentSrc || !isPlainTap(event) || !isPlayScreenLoaded()) return;
      event.preventDefault();
      const path = link.pathname + link.search;
      // A second tap on the tile opens the game once.
      if (path === opening) return;
      opening = path;
      const expansion = { open: () => open(path, picture.currentSrc), target: '[data-launch-art]' };
      void expandPicture(picture, expansion).then(() => (opening = undefined));
    };
    document.addEventListener('click', take, { capture: true });
    return () => document.removeEventListener('click', take, { capture: true });
  }, [isOn]);
}

function isPlayScreenLoaded(): boolean {
  const target = findRoute(launchPath);
  return target !== undefined && screenOf(target).current !== undefined;
}
