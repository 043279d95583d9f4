import { useSelector } from 'react-redux';
import type { SessionRecord } from './sessionRecord';
import { selectIsLoggedIn, selectSession } from './sessionSlice';

/** Returns the session of this tab; `undefined` for a visitor. */
export function useSession(): SessionRecord | undefined {
  return useSelector(selectSession);
}

/** True for every session, including the free trial. */
export function useIsLoggedIn(): boolean {
  return useSelector(selectIsLoggedIn);
}
