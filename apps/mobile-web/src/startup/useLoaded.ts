import { useEffect, useState } from 'react';
import type { Loader } from './loader';

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
