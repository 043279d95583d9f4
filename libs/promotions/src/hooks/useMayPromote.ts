import { useSelector } from 'react-redux';
import { selectIsPaused } from '../promotionsSlice';

/** Returns false while nothing may be advertised to this player. All promotional UI must check it. */
export function useMayPromote(): boolean {
  return !useSelector(selectIsPaused);
}
