import type { AppError } from '../errors/errors';
import { noteServerDate } from '../clock/serverClock';

/** A raw reply before it is parsed. */
export type RawReply = {
  status: number;
  contentType: string;
  retryAfter: string | null;
  text: string;
};

export type Transport = {
  url: string;
  init: RequestInit;
  timeoutMs: number;
  signal: AbortSignal;
  onSlow: () => void;
  /** True if the call changes nothing at the gateway, so a lost connection has no unknown outcome. */
  isRead: boolean;
  /** Greatest age of the reply in seconds: 0 if it comes from no cache. */
  copyAgeS: number;
};

/** After this time the player sees that the connection is slow (product 3, "Network"). In milliseconds. */
export const SLOW_MS = 3000;
/** Maximum length of a reply, in characters. No valid reply comes near it; longer ones would only fill a phone's memory. */
export const MAX_REPLY_LENGTH = 4_000_000;

/** Sends one request and reads the whole reply within `timeoutMs`. */
export async function transport({
  url,
  init,
  timeoutMs,
  signal,
  onSlow,
  isRead,
  copyAgeS,
}: Transport): Promise<RawReply | { error: AppError }> {
  // Offline, a mutation is not sent at all. Once it has been sent, its outcome is unknown ("network").
  if (!isRead && isOffline()) return { error: { kind: 'offline' } };
  const controller = new AbortController();
  const abort = () => controller.abort();
  let isTimedOut = false;
  const deadline = setTimeout(() => {
    isTimedOut = true;
    controller.abort();
  }, timeoutMs);
  const slow = setTimeout(onSlow, SLOW_MS);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  const sentAt = Date.now();
  try {
    const response = await fetch(url, { ...init, signal: controller.signal });
    noteServerDate(response.headers.get('date'), { sentAt, receivedAt: Date.now(), copyAgeS });
    // For an error only the status matters; the body may be cut off or missing.
    const text = response.ok ? await readText(response) : await readText(response).catch(() => '');
    return {
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      retryAfter: response.headers.get('retry-after'),
      text,
    };
  } catch {
    if (isTimedOut) return { error: { kind: 'timeout' } };
    return { error: { kind: isRead && isOffline() ? 'offline' : 'network' } };
  } finally {
    clearTimeout(deadline);
    clearTimeout(slow);
    signal.removeEventListener('abort', abort);
  }
}

function isOffline(): boolean {
  // The server has no navigator.
  return globalThis.navigator?.onLine === false;
}

/** Like `response.text()`, but stops at the maximum length; the truncated reply is then invalid JSON. */
async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > MAX_REPLY_LENGTH) {
      void reader.cancel();
      return '<';
    }
  }
}
