import { useSelector } from 'react-redux';
import { selectIsPaused } from '../promotionsSlice';

/** False while nothing may be advertised to this player; everything promotional asks here. */
export function useMayPromote(): boolean {
  return !useSelector(selectIsPaused);
}
