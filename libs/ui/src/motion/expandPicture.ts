import styles from './expandPicture.module.css';
import { whenPlayerActs } from './whenPlayerActs';

const DURATION_MS = 300;
/** Time limit from the tap to the end of the moment, for a slow screen. */
const LATEST_MS = 900;

export type Expansion = {
  /** Opens the screen, as soon as the picture moves. */
  open: () => void;
  /** Selects the picture of the screen, about at whose place the picture ends. */
  target: string;
};

/**
 * Opens a screen while a picture of the page expands over it into the picture there. Only transforms and opacity change, so the compositor moves it
 * even while the screen renders below. Any input removes it. Resolves when the screen is mounted, after 900 ms at the latest.
 */
export async function expandPicture(picture: HTMLImageElement, { open, target }: Expansion): Promise<void> {
  const layer = document.createElement('div');
  layer.className = styles['layer'] ?? '';
  layer.setAttribute('aria-hidden', 'true');
  layer.dataset['expanding'] = '';
  const page = layer.appendChild(document.createElement('div'));
  page.className = styles['page'] ?? '';
  const copy = layer.appendChild(picture.cloneNode() as HTMLImageElement);
  copy.className = styles['picture'] ?? '';
  const from = picture.getBoundingClientRect();
  document.body.append(layer);

  const timing: KeyframeAnimationOptions = { duration: DURATION_MS, easing: 'ease-out', fill: 'both' };
  const flight = copy.animate([{ transform: moved(copy.getBoundingClientRect(), from) }, { transform: 'none' }], timing);
  page.animate([{ opacity: 0 }, { opacity: 1 }], timing);
  const stopWatching = whenPlayerActs(() => layer.remove());

  // Lets the animation start before the screen renders.
  await flight.ready.catch(() => undefined);
  open();
  const art = await appeared(target);
  await flight.finished.catch(() => undefined);
  if (art) await Promise.allSettled(fadesOf(art));
  layer.remove();
  stopWatching();
}

/** The animations of the elements around the picture: its screen may fade in by itself. */
function fadesOf(picture: Element): Promise<unknown>[] {
  const around = document.getAnimations().filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(picture));
  return around.map(({ finished }) => finished);
}

/** Returns the transform that moves and scales one box onto another. */
function moved(box: DOMRect, to: DOMRect): string {
  const x = to.left + to.width / 2 - box.left - box.width / 2;
  const y = to.top + to.height / 2 - box.top - box.height / 2;
  return `translate(${x}px, ${y}px) scale(${Math.max(to.width / box.width, to.height / box.height)})`;
}

/** An element as soon as it is in the document; undefined if it is late. */
function appeared(selector: string): Promise<Element | undefined> {
  const find = () => document.querySelector(selector) ?? undefined;
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => find() && finish());
    const timer = setTimeout(finish, LATEST_MS - DURATION_MS);
    function finish() {
      observer.disconnect();
      clearTimeout(timer);
      resolve(find());
    }
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
