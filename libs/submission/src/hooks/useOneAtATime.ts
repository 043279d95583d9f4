import { useRef } from 'react';

/** Returns the task for callers that may overlap: those that call it while it runs share the run. */
export function useOneAtATime(task: () => Promise<void>): () => Promise<void> {
  const running = useRef<Promise<void>>(undefined);
  return async () => {
    await (running.current ??= task().finally(() => (running.current = undefined)));
  };
}
