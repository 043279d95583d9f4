import { earlyPage, isPlainTap } from '@parlour/kernel/device';
import { useLayoutEffect } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { appBundle, appBundleOf, later } from './bundles';

// The owner of taps. Before the app runs, build/start.js stands in for it: links work, and the last tap on a control is kept.

/** Takes a plain tap on one of its links. If it prevents the default, the tap is over; otherwise the next rule may take it. */
type TapRule = { links: string; take: (link: HTMLAnchorElement, tap: MouseEvent) => void };

/** The rules in their order. The router opens the links that none of them takes. */
const rules: Record<'staysInTab' | 'asksFirst' | 'expands' | 'isKept', TapRule | undefined> = {
  /** A link to a new tab, in a browser that has no tabs (appBundle.ts). */
  staysInTab: undefined,
  /** A link that first shows a visitor a sheet (visitorTaps.ts). */
  asksFirst: undefined,
  /** A game whose picture expands into the launch screen (useLaunchMoment.ts). */
  expands: undefined,
  /** A link of the server's markup, until the app bundle is there (useTaps). */
  isKept: undefined,
};

/** Puts a rule in its place. It works from now on, before the shell is there. Returns a function that removes it. */
export function addTapRule(name: keyof typeof rules, rule: TapRule): () => void {
  rules[name] = rule;
  // React stops a click on markup that it has not hydrated, so the tap is taken before it reaches React. The browser calls a listener once, however
  // often it is added.
  window.addEventListener('click', takeTap, { capture: true });
  return () => {
    if (rules[name] === rule) rules[name] = undefined;
  };
}

function takeTap(tap: MouseEvent): void {
  const link = isPlainTap(tap) && linkOf(tap);
  if (!link) return;
  for (const rule of Object.values(rules)) {
    if (!tap.defaultPrevented && rule && link.matches(rule.links)) rule.take(link, tap);
  }
}

/** A finger, a mouse button or the focus on a link. */
const intents = ['touchstart', 'pointerdown', 'focusin'];
/** The server's menu, in its own place or in the fallback of the menu (KeptMenu), and games. */
const keptLinks = ['#root > nav a[href^="/m/"]', '[data-kept] > nav a[href^="/m/"]', 'a[href^="/m/play?"]'];
/** A link that leads nowhere new shows no longer that it waits, in milliseconds. */
const LATEST_BUSY_MS = 3000;

/**
 * Loads the screen of a link at the touch, opens links of the server's markup inside the app, and marks the tapped link as waiting. `key` is that of
 * the location.
 */
export function useTaps(key: string): void {
  const navigate = useNavigate();
  const ready = appBundleOf(useStore());

  // In the commit of the first page, because an early tap is repeated right after it.
  useLayoutEffect(() => {
    const take = (link: HTMLAnchorElement, tap: MouseEvent) => {
      // Links of the server's menu, which have no query, are kept until the app's menu takes its place.
      if ((link.search ? ready.current : later.current) || link.target) return;
      tap.preventDefault();
      const open = () => void navigate(link.pathname + link.search);
      // Among these links only those to games have a query. A visitor's tap on a game waits for the code that opens it (visitorTaps).
      if (!link.search) return open();
      link.setAttribute('aria-busy', 'true');
      ready.load().then(() => link.click(), open);
    };
    const forget = addTapRule('isKept', { links: keptLinks.join(), take });
    for (const intent of intents) window.addEventListener(intent, loadScreen, { capture: true, passive: true });
    window.addEventListener('click', showBusy);
    return () => {
      forget();
      for (const intent of intents) window.removeEventListener(intent, loadScreen, { capture: true });
      window.removeEventListener('click', showBusy);
    };
  }, [navigate, ready]);

  useLayoutEffect(() => endBusy, [key]);
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** A failure shows when the screen is opened. */
function loadScreen(event: Event): void {
  const link = linkOf(event);
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
function showBusy(tap: MouseEvent): void {
  const link = tap.defaultPrevented ? linkOf(tap) : null;
  if (!link) return;
  link.setAttribute('data-busy', '');
  setTimeout(() => link.removeAttribute('data-busy'), LATEST_BUSY_MS);
}

/** Everything that was tapped and waits (`data-busy`) looks as before. */
function endBusy(): void {
  for (const control of document.querySelectorAll('[data-busy]')) control.removeAttribute('data-busy');
}

let hasReplayed = false;
let hasTapped = false;

/** True if the player tapped a control before the app ran. */
export function hadEarlyTap(): boolean {
  return hasTapped;
}

/**
 * Repeats the player's last tap from before hydration. start.js stores taps on buttons, on games and on the skip link. Call it in the commit that
 * hydrates the shell, because React handles every later tap itself; a later tap also cancels the repetition. Without hydration, it taps the
 * new control of the same name. A second call does nothing.
 */
export async function replayEarlyTap(): Promise<void> {
  if (hasReplayed) return;
  hasReplayed = true;
  // For the tests and the bench: from here on the app answers taps.
  performance.mark('app started');
  const { tap: control } = earlyPage;
  if (control) endBusy();
  // The last tap was on a link, which the browser opens by itself, or there was none.
  else setTimeout(endBusy, LATEST_BUSY_MS);
  earlyPage.tap = null;
  hasTapped = Boolean(control);
  // Within an effect, React could not hydrate the part of the page with the button, and the tap would be lost.
  await nextTask();
  if (!control || earlyPage.tap) return;
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
  const isSame = (other: Element) => nameOf(other) === nameOf(control);
  const now = control.isConnected ? control : [...document.querySelectorAll<HTMLElement>(`#root ${control.localName}`)].find(isSame);
  now?.click();
}

/** Ends the task, so that pending frames and taps run before the code that follows. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
