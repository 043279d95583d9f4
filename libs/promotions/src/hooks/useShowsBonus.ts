import { useGetPromotionGatesQuery } from '../api/promotionGateApi';
import { useMayPromote } from './useMayPromote';

/** Specification 2, side menu: the bonus entry goes by the promotion APP_DOWNLOAD. */
export function useShowsBonus(): boolean {
  const mayPromote = useMayPromote();
  const { data } = useGetPromotionGatesQuery(undefined, { skip: !mayPromote });
  return mayPromote && data?.APP_DOWNLOAD === true;
}
