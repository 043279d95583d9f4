/**
 * Pauses before the retries of a failed load, in milliseconds (reliability D2: two retries). The player has an answer within two
 * seconds.
 */
const PAUSES_MS = [300, 900];

/** What the document's own script (build/start.js) offers: a way to load lost style sheets again. */
const page = globalThis as typeof globalThis & { parlourStyles?: () => Promise<unknown> };

/** Code or texts that failed to load three times. */
export class LoadError extends Error {
  override name = 'LoadError';
}

export type Loader<Value> = {
  /** The loaded value, once there is one. */
  readonly current: Value | undefined;
  /** Returns the same promise to every caller, until a failure is forgotten. */
  load: () => Promise<Value>;
  /** Forgets a failure, so the next caller loads again. */
  forgetFailure: () => void;
};

/** Loads a module once; used for code that the first paint does not need. */
export function loader<Value>(fetchIt: () => Promise<Value>): Loader<Value> {
  let current: Value | undefined;
  let promise: Promise<Value> | undefined;
  let hasFailed = false;

  async function loadNow(): Promise<Value> {
    try {
      return await again(async () => {
        // Vite waits for the style sheets of a module, but no longer for one that was lost in an earlier try.
        await page.parlourStyles?.();
        return fetchIt();
      });
    } catch (cause) {
      hasFailed = true;
      throw new LoadError('could not be loaded', { cause });
    }
  }

  return {
    get current() {
      return current;
    },
    load() {
      if (promise) return promise;
      const fresh = (promise = loadNow());
      fresh.then(
        (value) => {
          current = value;
          // `use` need not wait for a promise that carries its value.
          Object.assign(fresh, { status: 'fulfilled', value });
        },
        () => undefined,
      );
      return fresh;
    },
    forgetFailure() {
      if (hasFailed) promise = undefined;
      hasFailed = false;
    },
  };
}

async function again<Value>(fetchIt: () => Promise<Value>): Promise<Value> {
  for (const pause of PAUSES_MS) {
    try {
      return await fetchIt();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return fetchIt();
}
