import { earlyPage } from '@parlour/kernel/device';
import { useEffect, useState } from 'react';

/**
 * Pauses before the retries of a failed load, in milliseconds (reliability D2: two retries). The player has an answer within two
 * seconds.
 */
const PAUSES_MS = [300, 900];

/** Code or texts that failed to load three times. */
export class LoadError extends Error {
  override name = 'LoadError';
}

export type Loader<Value> = {
  /** The loaded value, once there is one. */
  readonly current: Value | undefined;
  /** Returns the same promise to every caller, until its failure is forgotten. */
  load: () => Promise<Value>;
  /** Starts loading, and returns a promise of the first outcome, also of a failure. It never rejects. */
  ended: () => Promise<void>;
};

/** For each load that has failed, a function that forgets the failure. */
const failed = new Set<() => void>();

/** Forgets all failures, so that the next callers load again. */
export function forgetFailedLoads(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Loads a module once; used for code that the first paint does not need. */
export function loader<Value>(fetchIt: () => Promise<Value>): Loader<Value> {
  let current: Value | undefined;
  let promise: Promise<Value> | undefined;
  let ended: Promise<void> | undefined;
  /** Style sheets that failed in an earlier try. A retry of Vite's import skips them, so they are loaded before it. */
  const lost: HTMLLinkElement[] = [];

  async function loadNow(): Promise<Value> {
    try {
      return await again(async () => {
        try {
          await earlyPage.loadStyles?.(lost.splice(0));
          return await fetchIt();
        } catch (error) {
          lost.push(...(earlyPage.lostStyles?.splice(0) ?? []));
          throw error;
        }
      });
    } catch (cause) {
      failed.add(() => (promise = undefined));
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
      ended ??= endOf(fresh);
      return fresh;
    },
    ended() {
      void this.load().catch(() => undefined);
      return ended as Promise<void>;
    },
  };
}

/** Resolves when the promise has settled. `use` need not wait for it after that. */
function endOf(promise: Promise<unknown>): Promise<void> {
  const end: Promise<void> = promise.then(
    () => void Object.assign(end, { status: 'fulfilled' }),
    () => void Object.assign(end, { status: 'fulfilled' }),
  );
  return end;
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

/**
 * Loads on mount and returns the value once there is one. Throws if it could not be loaded. It never suspends, because React shows a fallback
 * for at least 300 ms, and a tapped part would open late.
 */
export function useLoaded<Value>(loader: Loader<Value>): Value | undefined {
  const [outcome, setOutcome] = useState<{ error?: unknown }>();
  const value = loader.current;

  useEffect(() => {
    // If the value has arrived since the render, `load` resolves at once, and the new state shows the value.
    if (value !== undefined) return;
    loader.load().then(
      () => setOutcome({}),
      (error: unknown) => setOutcome({ error }),
    );
  }, [loader, value]);

  if (outcome?.error) throw outcome.error;
  return value;
}
