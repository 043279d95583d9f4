import { nextTask } from './nextTask';

/** What the document and its window say about themselves; nobody else reads it. While prerendering there is none. */
const notes: DOMStringMap = typeof document === 'undefined' ? {} : document.documentElement.dataset;

/** Which build this is: the build writes it into the document, and the next build's document names other files. */
export function buildId(): string {
  return notes['build'] ?? 'development';
}

let isReplayed = false;

/** Taps once more what the player tapped before the app was there (build/early.js): the document takes taps until the app is in its place. */
export function replayEarlyTap(): void {
  const { early } = notes;
  if (early && !isReplayed) document.querySelector<HTMLElement>(`[data-early="${early}"]:not(html)`)?.click();
  isReplayed = true;
}

/** Installed to the home screen. */
export function isStandalone(): boolean {
  const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return isOnHomeScreen || window.matchMedia?.('(display-mode: standalone)').matches === true;
}

/** A task of its own for each: what four replies change on the page at once would keep a tap waiting. */
let turn = Promise.resolve();

/** What the document itself has asked for (build/ask.js). */
function earlyReplies(): Map<string, Promise<Response>> {
  return (window as Window & { parlourEarly?: Map<string, Promise<Response>> }).parlourEarly ?? new Map<string, Promise<Response>>();
}

/** True once all that the document has asked for is there; false if it asked for nothing, or something failed. */
export async function areEarlyRepliesGood(): Promise<boolean> {
  const replies = await Promise.allSettled(earlyReplies().values());
  return replies.length > 0 && replies.every((reply) => reply.status === 'fulfilled' && reply.value.ok);
}

/** The reply to a call that the document itself has made (build/ask.js), each once. */
export function takeEarlyReply(url: string): Promise<Response> | undefined {
  const reply = earlyReplies().get(url);
  if (!reply) return undefined;
  earlyReplies().delete(url);
  turn = turn.then(nextTask);
  return turn.then(() => reply);
}
