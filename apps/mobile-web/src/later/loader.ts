/** Pauses before a failed load is tried again, in milliseconds (reliability D2: twice). In two seconds the player has an answer. */
const PAUSES_MS = [300, 900];

/** Code or texts that could not be had, even on the third try. */
export class LoadError extends Error {
  override name = 'LoadError';
}

export type Loader<Value> = {
  /** What was loaded, once it is there. */
  readonly current: Value | undefined;
  /** The same promise for everybody, until a failure is forgotten. */
  load: () => Promise<Value>;
  /** After a failure: the next one who asks tries anew. */
  forgetFailure: () => void;
};

/** Loads once what the start does without. */
export function loader<Value>(fetchIt: () => Promise<Value>): Loader<Value> {
  let current: Value | undefined;
  let promise: Promise<Value> | undefined;
  let hasFailed = false;

  async function loadNow(): Promise<Value> {
    try {
      return await again(fetchIt);
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
          // What is known already, `use` need not wait for.
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
