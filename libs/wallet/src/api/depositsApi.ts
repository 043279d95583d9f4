import { api, fromWire } from '@parlour/api-client';
import { depositsWire } from '../wire/deposit';

export const depositsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDepositMethods: build.query({
      ...fromWire(depositsWire.getDepositMethods),
      // The health of a method changes from minute to minute.
      keepUnusedDataFor: 30,
    }),
    getDepositPromotions: build.query({
      ...fromWire(depositsWire.getDepositPromotions),
      providesTags: ['Reward'],
    }),
    getRemainingLimit: build.query({
      ...fromWire(depositsWire.getRemainingLimit),
      providesTags: ['Balance', 'PlayLimit'],
    }),
    putProof: build.mutation({
      ...fromWire(depositsWire.putProof),
      invalidatesTags: (result) => (result?.complete ? ['Order'] : []),
    }),
  }),
});

export const { useGetDepositMethodsQuery, useGetDepositPromotionsQuery, useGetRemainingLimitQuery, usePutProofMutation } = depositsApi;
