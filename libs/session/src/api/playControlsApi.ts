import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { playControlsWire } from '../wire/playControls';

type Wire = typeof playControlsWire;

/** What a player may do now, and the ways to stop playing. */
export const playControlsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPlayState: build.query<WireValue<Wire['getPlayState']>, void>({
      query: () => request(playControlsWire.getPlayState)({}),
      providesTags: ['PlayState'],
    }),
    // After an error too: it may hold although the answer was lost.
    takeBreak: build.mutation<WireValue<Wire['takeBreak']>, WireInput<Wire['takeBreak']>>({
      query: request(playControlsWire.takeBreak),
      invalidatesTags: ['PlayState', 'Balance', 'WithdrawRules'],
    }),
    excludeSelf: build.mutation<WireValue<Wire['excludeSelf']>, WireInput<Wire['excludeSelf']>>({
      query: request(playControlsWire.excludeSelf),
      invalidatesTags: ['PlayState', 'Balance', 'WithdrawRules'],
    }),
  }),
});
