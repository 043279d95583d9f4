import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { rankWire } from '../wire/rankWire';
import { vipWire } from '../wire/vipWire';

/** Endpoints for the VIP club and the ranking. */
export const clubApi = api.injectEndpoints({
  endpoints: (build) => ({
    getVip: build.query<WireValue<typeof vipWire.getVip>, WireInput<typeof vipWire.getVip>>({
      query: request(vipWire.getVip),
      providesTags: ['Vip'],
    }),
    getRank: build.query<WireValue<typeof rankWire.getRank>, WireInput<typeof rankWire.getRank>>({
      query: request(rankWire.getRank),
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useGetRankQuery, useGetVipQuery } = clubApi;
