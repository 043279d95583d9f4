import { api, request } from '@parlour/api-client';
import type { WireValue } from '@parlour/kernel';
import { promotionGateWire } from '../wire/promotionGateWire';

/** Which promotions are enabled for whoever asks: what a visitor was told does not hold for the player. Small, because menus ask at the start. */
export const promotionGateApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPromotionGates: build.query<WireValue<typeof promotionGateWire.getPromotionGates>, { isPersonal: boolean }>({
      query: () => request(promotionGateWire.getPromotionGates)({}),
      keepUnusedDataFor: 3600,
    }),
  }),
});
