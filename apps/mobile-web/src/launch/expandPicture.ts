import { whenPlayerActs } from '@parlour/ui/motion';
import type { StartViewTransition } from './viewTransition';

/** The picture of the tile, and then that of the launch screen. Only during the transition has either this name. */
const NAME = 'launch';
/** The page stands still until the launch screen is there, at most this long, in milliseconds. */
const LATEST_MS = 400;

/** Opens the launch screen while the picture of the tile expands into the picture there: 250 ms, which is what the browser takes by itself. */
export function expandPicture(start: StartViewTransition, picture: HTMLElement, open: () => void): void {
  let art: HTMLElement | undefined;
  name(picture, true);
  const transition = start(async () => {
    name(picture, false);
    open();
    art = await launchArt();
    if (art) name(art, true);
    else transition.skipTransition();
  });
  const stopWatching = whenPlayerActs(() => transition.skipTransition());
  // A transition that is skipped was never ready; the launch screen is there in any case.
  transition.ready.catch(() => undefined);
  transition.finished
    .catch(() => undefined)
    .then(() => {
      stopWatching();
      if (art) name(art, false);
    });
}

function name(element: HTMLElement, isNamed: boolean): void {
  element.style.setProperty('view-transition-name', isNamed ? NAME : 'none');
}

/** The picture of the launch screen as soon as it is in the document. */
function launchArt(): Promise<HTMLElement | undefined> {
  const find = () => document.querySelector<HTMLElement>('[data-launch-art]') ?? undefined;
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => find() && finish());
    const timer = setTimeout(finish, LATEST_MS);
    function finish() {
      observer.disconnect();
      clearTimeout(timer);
      resolve(find());
    }
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
