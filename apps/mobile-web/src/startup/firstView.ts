import { createContext, useContext } from 'react';

/** True once the calls of the first view are answered, so that lazy code no longer competes with them. The shell provides it. */
export const FirstViewContext = createContext(false);

export function useIsFirstViewDone(): boolean {
  return useContext(FirstViewContext);
}
