import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { playControlsWire, playerWire } from './wire';

type Play = typeof playControlsWire;

export const playerApi = api.injectEndpoints({
  endpoints: (build) => ({
    renewSession: build.mutation<WireValue<typeof playerWire.renewSession>, void>({
      query: () => request(playerWire.renewSession)({}),
    }),
    getMemberInfo: build.query<WireValue<typeof playerWire.getMemberInfo>, void>({
      query: () => request(playerWire.getMemberInfo)({}),
      providesTags: ['Member'],
    }),
    // A captcha is single-use, so no other screen may reuse this one.
    getCaptcha: build.query<WireValue<typeof playerWire.getCaptcha>, void>({
      query: () => request(playerWire.getCaptcha)({}),
      keepUnusedDataFor: 0,
    }),
    getPlayState: build.query<WireValue<Play['getPlayState']>, void>({
      query: () => request(playControlsWire.getPlayState)({}),
      providesTags: ['PlayState'],
    }),
    // Invalidate after an error too: the break may be active although the response was lost.
    takeBreak: build.mutation<WireValue<Play['takeBreak']>, WireInput<Play['takeBreak']>>({
      query: request(playControlsWire.takeBreak),
      invalidatesTags: ['PlayState', 'Balance', 'WithdrawRules'],
    }),
    excludeSelf: build.mutation<WireValue<Play['excludeSelf']>, WireInput<Play['excludeSelf']>>({
      query: request(playControlsWire.excludeSelf),
      invalidatesTags: ['PlayState', 'Balance', 'WithdrawRules'],
    }),
  }),
});
