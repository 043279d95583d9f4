import { useIsLoggedIn } from '@parlour/session';
import { promotionGateApi } from '../api/promotionGateApi';

/** Which promotions are enabled: for everybody, and for the player once logged in (specification 2, side menu). */
export function usePromotionGates(options: { skip: boolean }) {
  return promotionGateApi.useGetPromotionGatesQuery({ isPersonal: useIsLoggedIn() }, options);
}
