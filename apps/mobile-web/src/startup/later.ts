import { createContext, useContext } from 'react';

/**
 * True once everything outside the first view is due: the calls of the first view are answered, and on home the player has begun to use the
 * page (ADR 0035). The shell provides it.
 */
export const LaterContext = createContext(false);

export function useIsLaterDue(): boolean {
  return useContext(LaterContext);
}

/** True once the files of the likely next touch are there and have run (`useReadyAtRest`). The shell provides it. */
export const ReadyContext = createContext(false);

export function useIsReady(): boolean {
  return useContext(ReadyContext);
}
