import { nextTask } from './nextTask';

/** Everything that the app reads from the document and the window. Nothing is there while prerendering. */
const notes: DOMStringMap = typeof document === 'undefined' ? {} : document.documentElement.dataset;

/** The name of this build. The build writes it into the document, and the next build's document has another name. */
export function buildId(): string {
  return notes['build'] ?? 'development';
}

/** The path that reports are sent to; the app's server collects them (server/collector.mjs). */
export const REPORTS_PATH = '/m/reports';

let isReplayed = false;

/**
 * Replays a tap that the player made before the app started. The document records taps until then (build/early.js).
 */
export function replayEarlyTap(): void {
  const { early } = notes;
  if (early && !isReplayed) document.querySelector<HTMLElement>(`[data-early="${early}"]:not(html)`)?.click();
  isReplayed = true;
}

/** Each reply is handled in its own task, because four updates at once would delay a tap. */
let turn = Promise.resolve();

/** The requests that the document sent (build/ask.js). */
function earlyReplies(): Map<string, Promise<Response>> {
  return (window as Window & { parlourEarly?: Map<string, Promise<Response>> }).parlourEarly ?? new Map<string, Promise<Response>>();
}

/** True when all requests of the document succeeded; false if it sent none, or one failed. */
export async function areEarlyRepliesGood(): Promise<boolean> {
  const replies = await Promise.allSettled(earlyReplies().values());
  return replies.length > 0 && replies.every((reply) => reply.status === 'fulfilled' && reply.value.ok);
}

/** Returns the reply to a call that the document sent (build/ask.js), once per reply. */
export function takeEarlyReply(url: string): Promise<Response> | undefined {
  const reply = earlyReplies().get(url);
  if (!reply) return undefined;
  earlyReplies().delete(url);
  turn = turn.then(nextTask);
  return turn.then(() => reply);
}
