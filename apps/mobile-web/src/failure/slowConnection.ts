import { useSyncExternalStore } from 'react';

/** How long the strip stays, in milliseconds; enough to read it twice. */
const SHOWN_MS = 6000;

let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** A call has taken longer than the player expects. */
export function noteSlowConnection(): void {
  clearTimeout(timer);
  timer = setTimeout(endNote, SHOWN_MS);
  for (const listener of listeners) listener();
}

function endNote(): void {
  timer = undefined;
  for (const listener of listeners) listener();
}

/** True for a while after a slow call. */
export function useIsSlow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => timer !== undefined,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
