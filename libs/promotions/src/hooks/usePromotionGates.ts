import { useIsLoggedIn } from '@parlour/player';
import { promotionGateApi } from '../api/promotionGateApi';

/** Returns which promotions are enabled: in general for visitors, personally once logged in (specification 2, side menu). */
export function usePromotionGates(options: { skip: boolean }) {
  return promotionGateApi.useGetPromotionGatesQuery({ isPersonal: useIsLoggedIn() }, options);
}
