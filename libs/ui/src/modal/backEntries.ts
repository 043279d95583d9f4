import { handlePops } from './popListener';

/**
 * Back closes the topmost overlay instead of leaving the page. For each open overlay the history has one entry more, with the page's own
 * address. No entry outlives its overlay: an overlay that closes in another way takes its entry along, and a page that is opened from an overlay
 * takes the entry's place.
 */

type Overlay = { close: () => void; entry: 'due' | 'made' | 'none' };
type Entry = { state: unknown; url: string };
type Native = Pick<History, 'go' | 'pushState' | 'replaceState'>;

/** Marks an entry in its state. The value is the number of overlays that are open there. */
const MARK = 'overlays';
/** A traversal that takes longer never happens. A busy phone may need several seconds. */
const ARRIVAL_MS = 10_000;

/** The topmost overlay is the last one. */
const overlays: Overlay[] = [];
/** How many entries of overlays lie above the page's own. */
let depth = 0;
/** The state of the page's own entry, by which it is known again. */
let page: unknown;
/** The page's new entry, if the page replaced its own while entries of overlays lay above it. */
let change: Entry | undefined;
/** The page that was opened while entries were being taken out. */
let next: Entry | undefined;
/** The timer of a traversal of our own, until it arrives. */
let leaving: ReturnType<typeof setTimeout> | undefined;
let isPlanned = false;
let isEcho = false;
let native: Native | undefined;

/** Gives an open overlay its entry. Returns a function that takes it out. */
export function addBackEntry(close: () => void): () => void {
  const overlay: Overlay = { close, entry: 'due' };
  overlays.push(overlay);
  plan();
  return () => {
    overlays.splice(overlays.indexOf(overlay), 1);
    plan();
  };
}

/** Waits for the end of the commit: if one overlay makes room for another, or an effect runs twice, the history stays as it is. */
function plan(): void {
  if (isPlanned) return;
  isPlanned = true;
  queueMicrotask(() => {
    isPlanned = false;
    if (leaving === undefined) settle((native ??= install()));
  });
}

function settle(history: Native): void {
  const counted = overlays.filter(({ entry }) => entry !== 'none');
  if (depth > counted.length) {
    const closed = depth - counted.length;
    depth = counted.length;
    return leave(history, closed);
  }
  if (depth === 0) {
    if (!isPage(stateHere())) change = undefined;
    page = stateHere();
  }
  for (; depth < counted.length; depth += 1) history.pushState({ ...stateHere(), [MARK]: depth + 1 }, '');
  for (const overlay of counted) overlay.entry = 'made';
}

function leave(history: Native, count: number): void {
  leaving = setTimeout(() => {
    leaving = undefined;
    next = undefined;
  }, ARRIVAL_MS);
  history.go(-count);
}

/** The overlays that are open now have no entries any more: another page is being opened. */
function forget(): void {
  depth = 0;
  for (const overlay of overlays) overlay.entry = 'none';
}

function install(): Native {
  const { history } = window;
  const own: Native = {
    go: history.go.bind(history),
    pushState: history.pushState.bind(history),
    replaceState: history.replaceState.bind(history),
  };

  history.pushState = (state, unused, url) => {
    const isAlone = depth <= 1 && leaving === undefined;
    const covered = depth;
    if (covered === 0 && isAlone) return own.pushState(state, unused, url);
    forget();
    own.replaceState(state, unused, url);
    if (isAlone) return;
    next = { state, url: window.location.href };
    if (leaving === undefined) leave(own, covered);
  };

  history.replaceState = (state, unused, url) => {
    if (depth === 0 && leaving === undefined) return own.replaceState(state, unused, url);
    own.replaceState(depth === 0 ? state : { ...(state as object), [MARK]: depth }, unused, url);
    change = { state, url: window.location.href };
  };

  history.go = (delta = 0) => {
    const covered = delta < 0 && leaving === undefined ? depth : 0;
    if (covered > 0) forget();
    own.go(delta - covered);
  };

  handlePops((event) => isEcho || handlePop(event, own));
  return own;
}

function handlePop(event: PopStateEvent, history: Native): void {
  const level = Number(stateHere()?.[MARK] ?? 0);
  if (leaving !== undefined) {
    event.stopImmediatePropagation();
    clearTimeout(leaving);
    leaving = undefined;
    if (next && level > 0) return leave(history, level);
    arrive(history, level);
    return plan();
  }
  if (level > depth && isPage(stateHere())) {
    // Forward, to the entry of an overlay that is closed.
    event.stopImmediatePropagation();
    return leave(history, level - depth);
  }
  if (depth === 0) return arrive(history, level);
  if (!isPage(stateHere())) return forget();

  event.stopImmediatePropagation();
  const closed = overlays.filter(({ entry }) => entry === 'made').slice(level);
  depth = level;
  arrive(history, level);
  for (const overlay of closed.reverse()) {
    overlay.entry = 'due';
    overlay.close();
  }
  // An owner that keeps its overlay open gets a new entry.
  plan();
}

/** Brings an entry that was covered up to date, and opens the page that waited for it. */
function arrive(history: Native, level: number): void {
  if (!change && !next) return;
  if (change && isPage(stateHere())) {
    history.replaceState(level === 0 ? change.state : { ...(change.state as object), [MARK]: level }, '', change.url);
    if (level === 0) {
      page = change.state;
      change = undefined;
    }
  }
  if (next && level === 0) {
    history.pushState(next.state, '', next.url);
    next = undefined;
  }
  // The router did not see this event, so it reads the address again.
  isEcho = true;
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  isEcho = false;
}

function stateHere(): Record<string, unknown> | null {
  return window.history.state as Record<string, unknown> | null;
}

/** The router gives each of its entries a key; the entries of overlays have that of their page. */
function isPage(state: unknown): boolean {
  const keyOf = (value: unknown) => (value as { key?: unknown } | null)?.key;
  return keyOf(state) === keyOf(page);
}
