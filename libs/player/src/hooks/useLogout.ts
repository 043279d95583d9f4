import { useDispatch } from 'react-redux';
import { logoutAsked } from '../sessionSlice';

/** Opens the logout dialog of `SessionDialogs`. */
export function useLogout(): () => void {
  const dispatch = useDispatch();
  return () => void dispatch(logoutAsked());
}
