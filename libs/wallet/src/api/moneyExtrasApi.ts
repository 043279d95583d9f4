import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { moneyExtrasWire } from '../wire/moneyExtras';

type Wire = typeof moneyExtrasWire;

/** Endpoints for deposit promotions and limits, receipts, and changes to a withdrawal account. */
export const moneyExtrasApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDepositPromotions: build.query<WireValue<Wire['getDepositPromotions']>, WireInput<Wire['getDepositPromotions']>>({
      query: request(moneyExtrasWire.getDepositPromotions),
      providesTags: ['Reward'],
    }),
    getRemainingLimit: build.query<WireValue<Wire['getRemainingLimit']>, void>({
      query: () => request(moneyExtrasWire.getRemainingLimit)({}),
      providesTags: ['Balance', 'PlayLimit'],
    }),
    putProof: build.mutation<WireValue<Wire['putProof']>, WireInput<Wire['putProof']>>({
      query: request(moneyExtrasWire.putProof),
      invalidatesTags: (result) => (result?.complete ? ['Order'] : []),
    }),
    revealAccount: build.mutation<WireValue<Wire['revealAccount']>, WireInput<Wire['revealAccount']>>({
      query: request(moneyExtrasWire.revealAccount),
    }),
    setDefaultAccount: build.mutation<WireValue<Wire['setDefaultAccount']>, WireInput<Wire['setDefaultAccount']>>({
      query: request(moneyExtrasWire.setDefaultAccount),
      invalidatesTags: ['Account'],
    }),
    removeAccount: build.mutation<WireValue<Wire['removeAccount']>, WireInput<Wire['removeAccount']>>({
      query: request(moneyExtrasWire.removeAccount),
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
