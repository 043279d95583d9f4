import { useEffect, useState } from 'react';
import type { Loader } from './loader';

/**
 * Loads on mount and returns the value once there is one. Throws if it could not be loaded. It never suspends, because React shows a fallback
 * for at least 300 ms, and what a player has tapped would open late.
 */
export function useLoaded<Value>(loader: Loader<Value>): Value | undefined {
  const [outcome, setOutcome] = useState<{ error?: unknown }>();
  const value = loader.current;

  useEffect(() => {
    // The value may have arrived since the render, which nothing else would show.
    if (value !== undefined) return;
    loader.load().then(
      () => setOutcome({}),
      (error: unknown) => setOutcome({ error }),
    );
  }, [loader, value]);

  if (outcome?.error) throw outcome.error;
  return value;
}
