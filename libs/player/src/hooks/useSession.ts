import { useSelector } from 'react-redux';
import type { SessionRecord } from '../sessionRecord';
import { selectSession } from '../sessionSelectors';

/** Returns the session of this tab; `undefined` for a visitor. */
export function useSession(): SessionRecord | undefined {
  return useSelector(selectSession);
}
