/** A collector that does not answer by then is passed by. */
const PATIENCE_MS = 5000;
/** Entries that wait at most. While it is full, further entries are only counted. */
const MOST = 200;
const PAUSE_MS = 5000;

/**
 * Sends entries to a collector in the background: nothing waits for it, its memory is bounded, and a collector that is down costs a line of
 * the log for each batch. An entry put again under its key while it waits is counted instead.
 * @template Entry
 * @param {{ send: (entries: (Entry & { count: number })[], signal: AbortSignal) => Promise<void>, print: (line: string) => void, what: string, most?: number, pauseMs?: number, tries?: number }} options
 * `what` names the entries in the log. `tries`: so often in a row a batch may fail before it is given up.
 */
export function createOutbox({ send, print, what, most = MOST, pauseMs = PAUSE_MS, tries = 1 }) {
  let waiting = new Map();
  /** The number of entries that are being sent, and come back if nobody takes them. */
  let held = 0;
  let dropped = 0;
  let failed = 0;
  let isClosing = false;
  let timer;
  let sending = Promise.resolve();
  /** The outbox that has taken over. */
  let successor;

  async function sendAll() {
    timer = undefined;
    const [batch, left] = [waiting, dropped];
    waiting = new Map();
    dropped = 0;
    held = tries > 1 ? batch.size : 0;
    if (left > 0) print(`${left} ${what} not forwarded: too many at once`);
    if (batch.size === 0) return undefined;
    try {
      await send([...batch.values()], AbortSignal.timeout(PATIENCE_MS));
      failed = 0;
    } catch (error) {
      // The cause is left out of the log, because it may name the collector's address, which holds a key.
      failed += 1;
      if (!error.isFinal && failed < tries && !isClosing) return putBack(batch);
      failed = 0;
      print(`${batch.size} ${what} not forwarded: ${error.isFinal ? 'refused' : 'no answer'}`);
    } finally {
      held = 0;
    }
    return undefined;
  }

  function putBack(batch) {
    waiting = new Map([...batch, ...waiting]);
    plan();
  }

  function plan() {
    timer ??= setTimeout(() => (sending = sending.then(sendAll)), pauseMs).unref();
  }

  return {
    /**
     * @param {string} key
     * @param {() => Entry} describe Called for a new entry only.
     * @returns {boolean} False if there is no room for it.
     */
    put(key, describe) {
      if (successor) return successor.put(key, describe);
      const known = waiting.get(key);
      const isTaken = known !== undefined || waiting.size + held < most;
      if (known) known.count += 1;
      else if (isTaken) waiting.set(key, { ...describe(), count: 1 });
      else dropped += 1;
      plan();
      return isTaken;
    },
    /** Another outbox sends from now on what waits here. */
    async handOver(other) {
      successor = other;
      clearTimeout(timer);
      await sending;
      // What nobody took has come back, and planned another try.
      clearTimeout(timer);
      timer = undefined;
      for (const [key, { count: _, ...entry }] of waiting) other.put(key, () => entry);
      waiting = new Map();
    },
    /** Sends all queued entries, or gives them up. */
    async close() {
      clearTimeout(timer);
      isClosing = true;
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
  if (!reply.ok) throw Object.assign(new Error(String(reply.status)), { isFinal: isFinal(reply.status) });
}

/** Whether the same body would be refused again. */
function isFinal(status) {
  return status >= 400 && status < 500 && ![408, 425, 429].includes(status);
}
