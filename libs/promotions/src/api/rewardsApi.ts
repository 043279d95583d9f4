import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { rewardWire } from '../wire/rewardWire';

type Wire = typeof rewardWire;
/** Tags that a claim invalidates, even if its reply was lost. */
const claimed = ['Reward', 'Balance', 'WithdrawRules', 'Vip'] as const;

/** Endpoints for rewards: their status, joining, claiming and the sign-in gift. */
export const rewardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRewards: build.query<WireValue<Wire['getRewards']>, WireInput<Wire['getRewards']>>({
      query: request(rewardWire.getRewards),
      providesTags: ['Reward'],
    }),
    getSignIn: build.query<WireValue<Wire['getSignIn']>, void>({
      query: () => request(rewardWire.getSignIn)({}),
      providesTags: ['Reward'],
    }),
    findClaim: build.query<WireValue<Wire['findClaim']>, WireInput<Wire['findClaim']>>({
      query: request(rewardWire.findClaim),
      keepUnusedDataFor: 0,
    }),
    joinPromotion: build.mutation<WireValue<Wire['joinPromotion']>, WireInput<Wire['joinPromotion']>>({
      query: request(rewardWire.joinPromotion),
      invalidatesTags: ['Reward'],
    }),
    claimRewards: build.mutation<WireValue<Wire['claimRewards']>, WireInput<Wire['claimRewards']>>({
      query: request(rewardWire.claimRewards),
      invalidatesTags: [...claimed],
    }),
    signIn: build.mutation<WireValue<Wire['signIn']>, WireInput<Wire['signIn']>>({
      query: request(rewardWire.signIn),
      invalidatesTags: [...claimed],
    }),
  }),
});

export const { useGetRewardsQuery, useGetSignInQuery, useJoinPromotionMutation } = rewardsApi;
