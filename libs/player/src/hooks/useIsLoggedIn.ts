import { useSelector } from 'react-redux';
import { selectIsLoggedIn } from '../sessionSelectors';

/** True for every session, including the free trial. */
export function useIsLoggedIn(): boolean {
  return useSelector(selectIsLoggedIn);
}
