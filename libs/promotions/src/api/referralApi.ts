import { api, fromWire, PAGE_SIZE, paging, request } from '@parlour/api-client';
import type { WireValue } from '@parlour/kernel/wire-call';
import { referralWire } from '../wire/referralWire';

type Wire = typeof referralWire;
const page = (pageNo: number) => ({ pageNo, pageSize: PAGE_SIZE });

export const referralApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReferral: build.query({
      ...fromWire(referralWire.getReferral),
      providesTags: ['Referral'],
    }),
    getInvitees: build.infiniteQuery<WireValue<Wire['getInvitees']>, void, number>({
      query: ({ pageParam }) => request(referralWire.getInvitees)(page(pageParam)),
      infiniteQueryOptions: paging,
      providesTags: ['Referral'],
    }),
    getReferralRecords: build.infiniteQuery<WireValue<Wire['getReferralRecords']>, void, number>({
      query: ({ pageParam }) => request(referralWire.getReferralRecords)(page(pageParam)),
      infiniteQueryOptions: paging,
      providesTags: ['Referral'],
    }),
    getReferralIncome: build.infiniteQuery<WireValue<Wire['getReferralIncome']>, void, number>({
      query: ({ pageParam }) => request(referralWire.getReferralIncome)(page(pageParam)),
      infiniteQueryOptions: paging,
      providesTags: ['Referral'],
    }),
  }),
});

export const { useGetInviteesInfiniteQuery, useGetReferralIncomeInfiniteQuery, useGetReferralQuery, useGetReferralRecordsInfiniteQuery } =
  referralApi;
