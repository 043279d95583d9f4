import { pauseOf } from '../client/pauseOf';
import { withinTime } from '../client/withinTime';
import type { Call } from '../contract/readContract';
import type { Settings } from '../settings';

/** A request in any words. */
export type Knock = {
  method: Call['method'];
  path: string;
  query?: Record<string, unknown>;
  body?: object;
  headers?: Record<string, string>;
};

/** A reply, not yet judged. `body` is the parsed JSON; `undefined` if it is none. */
export type Answer = { method: Call['method']; path: string; status: number; headers: Headers; text: string; body: unknown };

export type Knocker = (knock: Knock) => Promise<Answer | undefined>;

const LONGEST_PAUSE_MS = 10_000;
const MOST_CHARACTERS = 100;

/** Returns a function that asks the gateway in any words; it waits once for a gateway that is busy, and returns `undefined` without a reply. */
export function createKnocker({ gateway, readLimitMs, ask }: Settings): Knocker {
  return async (knock) => {
    const answer = await knockOnce(knock);
    const pause = answer?.status === 429 ? (pauseOf(answer.headers) ?? 0) : undefined;
    if (pause === undefined || pause > LONGEST_PAUSE_MS) return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return knockOnce(knock);
  };

  async function knockOnce({ method, path, query = {}, body, headers }: Knock): Promise<Answer | undefined> {
    const url = new URL(path, gateway);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const signal = AbortSignal.timeout(readLimitMs);
    const sent = method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) };
    const own = { Accept: 'application/json', ...(method !== 'GET' && { 'Content-Type': 'application/json' }), ...headers };
    try {
      const request = new Request(url, { method, headers: own, redirect: 'manual', signal, ...sent });
      const reply = await withinTime(ask(request), signal);
      const text = await withinTime(reply.text(), signal);
      return { method, path, status: reply.status, headers: reply.headers, text, body: parsed(text) };
    } catch {
      return undefined;
    }
  }
}

/** Returns request and reply in one line. Only for replies to visitors, because the line holds a piece of the reply. */
export function evidenceOf({ method, path, status, text }: Answer): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `${method} ${path}: ${status} ${line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line}`.trim();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
