import { whenIdle } from '@parlour/kernel/device';
import { useIsLoggedIn } from '@parlour/player/session';
import { expandPicture, usePrefersReducedMotion } from '@parlour/ui/motion';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { launchPath } from '../composedRoutes';
import { findRoute, screenOf } from '../routeTable';
import { addTapRule } from '../startup/taps';

/** The longest wait for an idle period, in milliseconds. */
const LATEST_MS = 5000;
const game = `[href^="${launchPath}?"]`;

/**
 * The tile of a game that a player taps expands into the launch screen. With reduced motion or before the screen has loaded, its link opens the
 * screen by itself.
 */
export function useLaunchMoment(): void {
  const navigate = useNavigate();
  const isLoggedIn = useIsLoggedIn();
  const isOn = !usePrefersReducedMotion() && isLoggedIn;
  const open = useEffectEvent((path: string, image: string) => void navigate(path, { state: { image } }));

  useEffect(() => (isOn ? whenIdle(loadLaunchScreen, LATEST_MS) : undefined), [isOn]);

  useEffect(() => {
    if (!isOn) return undefined;
    let opening: string | undefined;
    const take = (link: HTMLAnchorElement, tap: MouseEvent) => {
      const picture = link.querySelector('img');
      if (!picture?.currentSrc || launchScreen()?.current === undefined) return;
      tap.preventDefault();
      const path = link.pathname + link.search;
      // A second tap on the tile opens the game once.
      if (path === opening) return;
      opening = path;
      const expansion = { open: () => open(path, picture.currentSrc), target: '[data-launch-art]' };
      void expandPicture(picture, expansion).then(() => (opening = undefined));
    };
    return addTapRule('expands', { links: game, take });
  }, [isOn]);
}

function launchScreen() {
  const target = findRoute(launchPath);
  return target && screenOf(target);
}

/** A failure shows when the screen is opened. */
function loadLaunchScreen(): void {
  launchScreen()
    ?.load()
    .catch(() => undefined);
}
