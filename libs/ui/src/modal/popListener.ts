type Handle = (event: PopStateEvent) => void;

let handle: Handle | undefined;
let isListening = false;

/**
 * Listens for `popstate` before the router does, so that overlays can keep their own entries from it. Call it at the start: listeners of the
 * window run in the order of their registration, with `capture` or without.
 */
export function listenForPops(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener('popstate', (event) => handle?.(event));
}

/** Sets the handler of `popstate`. */
export function handlePops(next: Handle): void {
  handle = next;
  listenForPops();
}
