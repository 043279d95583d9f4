import { usePromotionGates } from './usePromotionGates';
import { useMayPromote } from './useMayPromote';

/** Specification 2, side menu: the bonus entry goes by the promotion APP_DOWNLOAD. */
export function useShowsBonus(): boolean {
  const mayPromote = useMayPromote();
  const { data } = usePromotionGates({ skip: !mayPromote });
  return mayPromote && data?.APP_DOWNLOAD === true;
}
