import { api, fromWire } from '@parlour/api-client';
import { rankWire } from '../wire/rankWire';
import { vipWire } from '../wire/vipWire';

export const clubApi = api.injectEndpoints({
  endpoints: (build) => ({
    getVip: build.query({
      ...fromWire(vipWire.getVip),
      providesTags: ['Vip'],
    }),
    getRank: build.query({
      ...fromWire(rankWire.getRank),
      keepUnusedDataFor: 30,
    }),
  }),
});

export const { useGetRankQuery, useGetVipQuery } = clubApi;
