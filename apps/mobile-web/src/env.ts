import { nextTask } from './nextTask';

/** What the document and its window say about themselves; nobody else reads it. While prerendering there is none. */
const notes: DOMStringMap = typeof document === 'undefined' ? {} : document.documentElement.dataset;

/** Which build this is: the build writes it into the document, and the next build's document names other files. */
export function buildId(): string {
  return notes['build'] ?? 'development';
}

/** What the player tapped before the app was there (build/early.js). */
export function earlyTap(): string | undefined {
  return notes['early'];
}

/** Where the hashes of the chunks stand that the document itself leaves out; nowhere while developing. */
export function listOfHashes(): { url: string; integrity: string } | undefined {
  const { hashes, hashesIntegrity } = notes;
  return hashes && hashesIntegrity ? { url: hashes, integrity: hashesIntegrity } : undefined;
}

/** Installed to the home screen. */
export function isStandalone(): boolean {
  const { standalone } = navigator as Navigator & { standalone?: boolean };
  return standalone === true || window.matchMedia?.('(display-mode: standalone)').matches === true;
}

/** A task of its own for each: what four replies change on the page at once would keep a tap waiting. */
let turn = Promise.resolve();

/** The reply to a call that the document itself has made (build/early.js), each once. */
export function takeEarlyReply(url: string): Promise<Response> | undefined {
  const { parlourEarly } = window as Window & { parlourEarly?: Map<string, Promise<Response>> };
  const reply = parlourEarly?.get(url);
  if (!reply) return undefined;
  parlourEarly?.delete(url);
  turn = turn.then(nextTask);
  return turn.then(() => reply);
}
