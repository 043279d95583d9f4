/**
 * The owner of the browser's history: the router opens pages here and hears from here which page to show.
 *
 * Back closes the topmost overlay instead of leaving the page. For each open overlay the history has one entry more, with the page's own
 * address. No entry outlives its overlay: an overlay that closes in another way takes its entry along, and a page that is opened from an overlay
 * takes the entry's place. The router hears of none of this.
 */

/** A page, and how the player came to it. The same object as long as the page is the same. */
type Visit = {
  how: 'Pop' | 'Push' | 'Replace';
  href: string;
  location: { pathname: string; search: string; hash: string; state: unknown; key: string };
};

/** In the browser, with the names that React Router gives them. Entries of overlays have the state of their page. */
type EntryState = {
  usr?: unknown;
  key?: string;
  /** Numbers the pages. An entry is known again by it. */
  idx?: number;
  /** Marks an entry of an overlay: the number of overlays that are open there. */
  overlays?: number | undefined;
};
type Entry = { state: EntryState & { idx: number }; url: string };
type Overlay = { close: () => void; entry: 'due' | 'made' | 'none' };

/** A traversal that takes longer never happens. A busy phone may need several seconds. */
const ARRIVAL_MS = 10_000;

let visit: Visit | undefined;
let follower: ((visit: Visit) => void) | undefined;
/** The topmost overlay is the last one. */
const overlays: Overlay[] = [];
/** How many entries of overlays lie above the page's own. */
let depth = 0;
/** The number of the page. */
let page = 0;
/** What to write when the page's own entry is reached again: its change, and a page that was opened above it. */
let due: Entry[] = [];
/** The timer of a traversal of our own, until it arrives. */
let leaving: ReturnType<typeof setTimeout> | undefined;
let isPlanned = false;

export const pageHistory = {
  current,

  /** Calls `tell` when the page changes, also if it has changed since it was read. */
  follow(tell: (visit: Visit) => void): () => void {
    follower = tell;
    listen();
    const { idx, overlays: level = 0 } = stateHere();
    // A reload with an open overlay begins at its entry.
    if (level > depth && leaving === undefined) {
      page = idx;
      leave(level - depth);
    }
    tell(current());
    return () => (follower = undefined);
  },

  push(url: string, usr: unknown): void {
    const entry = { state: { usr, key: newKey(), idx: stateHere().idx + 1 }, url };
    const covered = depth;
    if (leaving === undefined && covered === 0) pushEntry(entry);
    else {
      // The address changes at once, in the place of the topmost overlay.
      write(entry);
      forgetOverlays();
      if (leaving !== undefined || covered > 1 || due.length > 0) due.push(entry);
      if (leaving === undefined && due.length > 0) leave(covered);
    }
    show('Push');
  },

  replace(url: string, usr: unknown): void {
    const entry = { state: { usr, key: newKey(), idx: stateHere().idx }, url };
    write(entry, depth);
    if (depth > 0 || leaving !== undefined) due = [...due.filter(({ state }) => state.idx !== entry.state.idx), entry];
    show('Replace');
  },

  /** Changes the address of the page, and adds to its state, without opening anything: the router hears nothing of it. */
  amend(url: string, notes?: object): void {
    window.history.replaceState({ ...stateHere(), ...notes }, '', url);
  },

  /** The state of the page, with what `amend` has added. */
  notes(): Readonly<Record<string, unknown>> {
    return stateHere();
  },

  /** Whether the player opened this page directly, so that Back would leave the app. */
  isFirstPage: () => stateHere().idx === 0,

  /** A step back passes over the entries of overlays. */
  go(delta: number): void {
    const covered = delta < 0 && leaving === undefined ? depth : 0;
    if (covered > 0) forgetOverlays();
    window.history.go(delta - covered);
  },
};

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

/** The page of the address. */
function current(how: Visit['how'] = 'Pop'): Visit {
  const { pathname, search, hash, href } = window.location;
  const { usr = null, key = 'default' } = stateHere();
  if (visit?.href !== href || visit.location.key !== key) {
    visit = { how, href, location: { pathname, search, hash, state: usr, key } };
  }
  return visit;
}

function show(how: Visit['how']): void {
  const former = visit;
  const next = current(how);
  if (next !== former) follower?.(next);
  plan();
}

/** Waits for the end of the commit: if one overlay makes room for another, or an effect runs twice, the history stays as it is. */
function plan(): void {
  if (isPlanned) return;
  isPlanned = true;
  queueMicrotask(() => {
    isPlanned = false;
    if (leaving === undefined) settle();
  });
}

function settle(): void {
  listen();
  const counted = overlays.filter(({ entry }) => entry !== 'none');
  if (depth > counted.length) {
    const closed = depth - counted.length;
    depth = counted.length;
    return leave(closed);
  }
  if (depth === 0) page = stateHere().idx;
  for (; depth < counted.length; depth += 1) window.history.pushState({ ...stateHere(), overlays: depth + 1 }, '');
  for (const overlay of counted) overlay.entry = 'made';
}

function leave(count: number): void {
  leaving = setTimeout(() => {
    leaving = undefined;
    due = [];
  }, ARRIVAL_MS);
  window.history.go(-count);
}

/** The overlays that are open now have no entries any more: another page is being opened. */
function forgetOverlays(): void {
  depth = 0;
  for (const overlay of overlays) overlay.entry = 'none';
}

/** The browser calls a listener once, however often it is added. */
function listen(): void {
  window.addEventListener('popstate', handlePop);
}

function handlePop(): void {
  const { idx, overlays: level = 0 } = stateHere();
  const isOurs = leaving !== undefined;
  clearTimeout(leaving);
  leaving = undefined;
  if (idx !== page) {
    forgetOverlays();
    due = [];
  } else {
    if (isOurs && level > 0 && due.some(({ state }) => state.idx !== page)) return leave(level);
    writeDue(level);
    if (!isOurs && level < depth) closeOverlays(level);
  }
  // Forward, to the entry of an overlay that is closed.
  if (!isOurs && level > depth) return leave(level - depth);
  show('Pop');
}

/** An owner that keeps its overlay open gets a new entry. */
function closeOverlays(level: number): void {
  const closed = overlays.filter(({ entry }) => entry === 'made').slice(level);
  depth = level;
  for (const overlay of closed.reverse()) {
    overlay.entry = 'due';
    overlay.close();
  }
}

/** Brings an entry that was covered up to date, and opens the page that waited for it. */
function writeDue(level: number): void {
  for (const entry of due) {
    if (entry.state.idx === page) write(entry, level);
    else pushEntry(entry);
  }
  if (level === 0) due = [];
}

function pushEntry({ state, url }: Entry): void {
  try {
    window.history.pushState(state, '', url);
  } catch {
    // Safari allows 100 calls in 30 seconds.
    window.location.assign(url);
  }
}

function write({ state, url }: Entry, level = 0): void {
  window.history.replaceState(level === 0 ? state : { ...state, overlays: level }, '', url);
}

function stateHere(): Entry['state'] {
  return { idx: 0, ...(window.history.state as EntryState | null) };
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
