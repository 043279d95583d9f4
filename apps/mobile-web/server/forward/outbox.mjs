/** A collector that does not answer by then is passed by. */
const PATIENCE_MS = 5000;
/** Entries that wait at most. While it is full, further entries are only counted. */
const MOST = 200;
const PAUSE_MS = 5000;

/**
 * Sends entries to a collector in the background: nothing waits for it, its memory is bounded, and a collector that is down costs a line of
 * the log for each batch. An entry put again under its key while it waits is counted instead.
 * @template Entry
 * @param {{ send: (entries: (Entry & { count: number })[], signal: AbortSignal) => Promise<void>, print: (line: string) => void, what: string, most?: number, pauseMs?: number }} options
 * `what` names the entries in the log.
 */
export function createOutbox({ send, print, what, most = MOST, pauseMs = PAUSE_MS }) {
  let waiting = new Map();
  let dropped = 0;
  let timer;
  let sending = Promise.resolve();

  async function sendAll() {
    timer = undefined;
    const [entries, left] = [[...waiting.values()], dropped];
    waiting = new Map();
    dropped = 0;
    if (left > 0) print(`${left} ${what} not forwarded: too many at once`);
    // The cause is left out, because it may name the collector's address, which holds a key.
    await send(entries, AbortSignal.timeout(PATIENCE_MS)).catch(() => print(`${entries.length} ${what} not forwarded: no answer`));
  }

  return {
    /**
     * @param {string} key
     * @param {() => Entry} describe Called for a new entry only.
     */
    put(key, describe) {
      const known = waiting.get(key);
      if (known) known.count += 1;
      else if (waiting.size >= most) dropped += 1;
      else waiting.set(key, { ...describe(), count: 1 });
      timer ??= setTimeout(() => (sending = sending.then(sendAll)), pauseMs).unref();
    },
    /** Sends all queued entries. */
    async close() {
      clearTimeout(timer);
      await sending;
      if (waiting.size > 0) await sendAll();
    },
  };
}

/**
 * Posts a body, and rejects unless the collector accepts it.
 * @param {string | URL} url
 * @param {{ body: string, headers: Record<string, string>, signal: AbortSignal }} request
 */
export async function post(url, { body, headers, signal }) {
  const reply = await fetch(url, { method: 'POST', body, headers, signal, redirect: 'error' });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(String(reply.status));
}
