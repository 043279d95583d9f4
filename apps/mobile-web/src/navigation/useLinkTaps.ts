import { isPlainTap } from '@parlour/kernel';
import { useLayoutEffect } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { appBundleOf } from '../startup/appBundleOf';
import { appBundle } from '../startup/lazyBundles';
import { endBusy } from './endBusy';

/** A finger, a mouse button or the focus on a link. */
const intents = ['touchstart', 'pointerdown', 'focusin'];
/** The server's menu, in its own place or in the fallback of the menu (KeptMenu), and games. */
const keptLink = '#root > nav a[href^="/m/"], [data-kept] > nav a[href^="/m/"], a[href^="/m/play?"]';
/** A link that leads nowhere new shows no longer that it waits, in milliseconds. */
const LATEST_BUSY_MS = 3000;

/**
 * Handles taps on links of the app: loads the screen at the touch, opens links of the server's markup inside the app, and marks the tapped link as
 * waiting. `key` is that of the location.
 */
export function useLinkTaps(key: string): void {
  const navigate = useNavigate();
  const ready = appBundleOf(useStore());

  // In the commit of the first page, because an early tap is repeated right after it.
  useLayoutEffect(() => {
    // React stops a click on markup that it has not hydrated, so a kept link is taken before the click reaches React.
    const take = (event: MouseEvent) => {
      const link = ready.current || !isPlainTap(event) ? null : linkOf(event, keptLink);
      if (!link || link.target) return;
      event.preventDefault();
      const open = () => void navigate(link.pathname + link.search);
      // Of these links only games have a query. A game that a visitor taps waits for the code that opens it (visitorTaps).
      if (!link.search) return open();
      link.setAttribute('aria-busy', 'true');
      ready.load().then(() => link.click(), open);
    };
    for (const intent of intents) window.addEventListener(intent, loadScreen, { capture: true, passive: true });
    window.addEventListener('click', take, { capture: true });
    window.addEventListener('click', showBusy);
    return () => {
      for (const intent of intents) window.removeEventListener(intent, loadScreen, { capture: true });
      window.removeEventListener('click', take, { capture: true });
      window.removeEventListener('click', showBusy);
    };
  }, [navigate, ready]);

  useLayoutEffect(() => endBusy, [key]);
}

function linkOf({ target }: Event, selector: string): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null;
}

/** A failure shows when the screen is opened. */
function loadScreen(event: Event): void {
  const link = linkOf(event, 'a[href]');
  if (link?.origin !== window.location.origin) return;
  appBundle
    .load()
    .then(({ findRoute, screenOf }) => {
      const target = findRoute(link.pathname);
      return target && screenOf(target).load();
    })
    .catch(() => undefined);
}

/** The browser itself opens a link that the router has not taken. */
function showBusy(event: MouseEvent): void {
  const link = event.defaultPrevented ? linkOf(event, 'a[href]') : null;
  if (!link) return;
  link.setAttribute('data-busy', '');
  setTimeout(() => link.removeAttribute('data-busy'), LATEST_BUSY_MS);
}
