import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { rewardWire } from '../wire/rewardWire';

type Wire = typeof rewardWire;
/** What a claim makes stale, also one whose answer was lost: the lists tell the truth. */
const claimed = ['Reward', 'Balance', 'WithdrawRules', 'Vip'] as const;

/** Rewards: how the player stands to them, joining, claiming, signing in. */
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

export const {
  useClaimRewardsMutation,
  useGetRewardsQuery,
  useGetSignInQuery,
  useJoinPromotionMutation,
  useLazyFindClaimQuery,
  useSignInMutation,
} = rewardsApi;
