import { api, fromWire } from '@parlour/api-client';
import { memberCopy } from './memberCopy';
import { tierOf } from './rules/tierOf';
import { selectPlayerKey } from './session/sessionSlice';
import { playControlsWire, playerWire } from './wire';

export const playerApi = api.injectEndpoints({
  endpoints: (build) => ({
    renewSession: build.mutation({
      ...fromWire(playerWire.renewSession),
    }),
    getMemberInfo: build.query({
      ...fromWire(playerWire.getMemberInfo),
      providesTags: ['Member'],
      onQueryStarted: (_, { getState, queryFulfilled }) => {
        const asked = selectPlayerKey(getState());
        queryFulfilled.then(
          ({ data: { nickname, type, clubLabel } }) => {
            // A reply that outlives its session would leave the copy behind.
            if (!asked || selectPlayerKey(getState()) !== asked) return;
            memberCopy.write(asked, {
              nickname: nickname || undefined,
              type,
              level: clubLabel?.labelName || undefined,
              tier: tierOf(clubLabel),
            });
          },
          () => undefined,
        );
      },
    }),
    // A captcha is single-use, so no other screen may reuse this one.
    getCaptcha: build.query({
      ...fromWire(playerWire.getCaptcha),
      keepUnusedDataFor: 0,
    }),
    getPlayState: build.query({
      ...fromWire(playControlsWire.getPlayState),
      providesTags: ['PlayState'],
    }),
    // Invalidate after an error too: the break may be active although the response was lost.
    takeBreak: build.mutation({
      ...fromWire(playControlsWire.takeBreak),
      invalidatesTags: ['PlayState', 'Balance', 'WithdrawRules'],
    }),
    excludeSelf: build.mutation({
      ...fromWire(playControlsWire.excludeSelf),
      invalidatesTags: ['PlayState', 'Balance', 'WithdrawRules'],
    }),
  }),
});
