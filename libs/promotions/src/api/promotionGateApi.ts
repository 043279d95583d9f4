import { api, request } from '@parlour/api-client';
import type { WireValue } from '@parlour/kernel/wire-call';
import { promotionGateWire } from '../wire/promotionGateWire';

/**
 * The endpoint that tells which promotions are enabled. Visitors and players are cached separately, because the answer may
 * differ. It is separate from the other endpoints because menus need it at startup.
 */
export const promotionGateApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPromotionGates: build.query<WireValue<typeof promotionGateWire.getPromotionGates>, { isPersonal: boolean }>({
      query: () => request(promotionGateWire.getPromotionGates)({}),
      keepUnusedDataFor: 3600,
    }),
  }),
});
