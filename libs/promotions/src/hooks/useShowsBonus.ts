import { usePromotionGates } from './usePromotionGates';
import { useMayPromote } from './useMayPromote';

/**
 * Returns true if the side menu shows the bonus entry, which depends on the promotion APP_DOWNLOAD (specification 2, side menu).
 */
export function useShowsBonus(): boolean {
  const mayPromote = useMayPromote();
  const { data } = usePromotionGates({ skip: !mayPromote });
  return mayPromote && data?.APP_DOWNLOAD === true;
}
