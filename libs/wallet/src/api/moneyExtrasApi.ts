import { api, fromWire } from '@parlour/api-client';
import { moneyExtrasWire } from '../wire/moneyExtras';

/** Endpoints for deposit promotions and limits, receipts, and changes to a withdrawal account. */
export const moneyExtrasApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDepositPromotions: build.query({
      ...fromWire(moneyExtrasWire.getDepositPromotions),
      providesTags: ['Reward'],
    }),
    getRemainingLimit: build.query({
      ...fromWire(moneyExtrasWire.getRemainingLimit),
      providesTags: ['Balance', 'PlayLimit'],
    }),
    putProof: build.mutation({
      ...fromWire(moneyExtrasWire.putProof),
      invalidatesTags: (result) => (result?.complete ? ['Order'] : []),
    }),
    revealAccount: build.mutation({
      ...fromWire(moneyExtrasWire.revealAccount),
    }),
    setDefaultAccount: build.mutation({
      ...fromWire(moneyExtrasWire.setDefaultAccount),
      invalidatesTags: ['Account'],
    }),
    removeAccount: build.mutation({
      ...fromWire(moneyExtrasWire.removeAccount),
      // Also refetch after an error: the account may have been removed even if the reply was lost.
      invalidatesTags: ['Account', 'WithdrawRules'],
    }),
  }),
});

export const {
  useGetDepositPromotionsQuery,
  useGetRemainingLimitQuery,
  usePutProofMutation,
  useRemoveAccountMutation,
  useRevealAccountMutation,
  useSetDefaultAccountMutation,
} = moneyExtrasApi;
