import { api, fromWire } from '@parlour/api-client';
import { rewardWire } from '../wire/rewardWire';

/** Tags that a claim invalidates, even if its reply was lost. */
const claimed = ['Reward', 'Balance', 'WithdrawRules', 'Vip'] as const;

/** Endpoints for rewards: their status, joining, claiming and the sign-in gift. */
export const rewardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRewards: build.query({
      ...fromWire(rewardWire.getRewards),
      providesTags: ['Reward'],
    }),
    getSignIn: build.query({
      ...fromWire(rewardWire.getSignIn),
      providesTags: ['Reward'],
    }),
    findClaim: build.query({
      ...fromWire(rewardWire.findClaim),
      keepUnusedDataFor: 0,
    }),
    joinPromotion: build.mutation({
      ...fromWire(rewardWire.joinPromotion),
      invalidatesTags: ['Reward'],
    }),
    claimRewards: build.mutation({
      ...fromWire(rewardWire.claimRewards),
      invalidatesTags: [...claimed],
    }),
    signIn: build.mutation({
      ...fromWire(rewardWire.signIn),
      invalidatesTags: [...claimed],
    }),
  }),
});

export const { useGetRewardsQuery, useGetSignInQuery, useJoinPromotionMutation } = rewardsApi;
