// What keeps the server's memory and the gateway's load the same, whatever the number of visits (ADR 0034).

/**
 * A map with a limit. A new entry drops the one that nobody has read for the longest time.
 * @template Value
 * @param {number} limit
 */
export function boundedMap(limit) {
  /** @type {Map<string, Value>} */
  const entries = new Map();
  return {
    /** @param {string} key */
    get(key) {
      const value = entries.get(key);
      // A map keeps the order of insertion, so the entry that was read last comes last.
      if (entries.delete(key)) entries.set(key, value);
      return value;
    },
    /**
     * @param {string} key
     * @param {Value} value
     */
    set(key, value) {
      entries.set(key, value);
      if (entries.size > limit) entries.delete(entries.keys().next().value);
      return value;
    },
    /** @param {string} key */
    delete: (key) => entries.delete(key),
  };
}

/**
 * Runs tasks in the order of their calls, at most `limit` at once.
 * @param {number} limit
 * @returns {<Value>(task: () => Promise<Value>) => Promise<Value>}
 */
export function queue(limit) {
  const waiting = [];
  let running = 0;

  return async (task) => {
    if (running >= limit) await new Promise((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      // The next task takes over the place of this one.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/**
 * Says whether something may happen once more: at most `count` times within each period of `per` milliseconds.
 * @param {{ count: number, per: number, clock?: () => number }} options
 * @returns {() => boolean}
 */
export function rate({ count, per, clock = Date.now }) {
  let since = clock();
  let used = 0;
  return () => {
    if (clock() - since >= per) {
      since = clock();
      used = 0;
    }
    used += 1;
    return used <= count;
  };
}

/**
 * @typedef {object} Limits In milliseconds.
 * @property {number} freshFor How long a value is used before a new one is taken in the background.
 * @property {number} keepFor How long a value may be used after an attempt to take a new one has failed.
 * @property {number} restFor How long a value may be used when no call came in between. The next call still returns it, and starts an attempt.
 * @property {number} patience How long taking a value may last.
 * @property {number} pause Time between a failure and the next attempt.
 */

/**
 * A value that is taken in the background, whatever the load: a call returns the last good value at once, or undefined, and never waits. At
 * most one attempt runs at a time.
 * @template Value
 * @param {() => Promise<Value | undefined>} take Undefined and a rejection are failures.
 * @param {Limits & { clock?: () => number }} options
 * @returns {(() => Value | undefined) & { age: () => number | undefined, settled: () => Promise<void> }} `age` of the last good value, in
 * milliseconds. `settled` resolves when the running attempt has ended.
 */
export function refreshed(take, { freshFor, keepFor, restFor, patience, pause, clock = Date.now }) {
  let good;
  let dueAt = 0;
  /** @type {Promise<void> | undefined} */
  let running;
  let hasFailed = false;

  async function refresh() {
    const startedAt = clock();
    const tooLong = new Promise((resolve) => setTimeout(resolve, patience).unref());
    // A late value is dropped, because a newer attempt may have ended before it.
    const value = await Promise.race([take(), tooLong]).catch(() => undefined);
    running = undefined;
    hasFailed = value === undefined;
    if (hasFailed) dueAt = clock() + pause;
    else {
      good = { value, takenAt: startedAt };
      dueAt = startedAt + freshFor;
    }
  }

  const read = () => {
    if (!running && clock() >= dueAt) running = refresh();
    if (good && clock() - good.takenAt > (hasFailed ? keepFor : restFor)) good = undefined;
    return good?.value;
  };
  return Object.assign(read, { age: () => good && clock() - good.takenAt, settled: async () => running });
}
