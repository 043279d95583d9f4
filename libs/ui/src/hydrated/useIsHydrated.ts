import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and while the app takes over its markup, so that both render the same; true afterwards. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
