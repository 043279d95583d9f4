import { useRef } from 'react';

/** Returns a function that runs the task once at a time: a call during a run waits for that run and starts no other. */
export function useOneAtATime(task: () => Promise<void>): () => Promise<void> {
  const running = useRef<Promise<void>>(undefined);
  return async () => {
    await (running.current ??= task().finally(() => (running.current = undefined)));
  };
}
