import { useSelector } from 'react-redux';
import { selectIsLoggedIn } from './sessionSelectors';

/** True for every session, the free trial's too. */
export function useIsLoggedIn(): boolean {
  return useSelector(selectIsLoggedIn);
}
