import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { playControlsWire } from '../wire/playControls';

type Wire = typeof playControlsWire;

/** Endpoints for the player's restrictions, breaks and self-exclusions. */
export const playControlsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPlayState: build.query<WireValue<Wire['getPlayState']>, void>({
      query: () => request(playControlsWire.getPlayState)({}),
      providesTags: ['PlayState'],
    }),
    // Invalidate after an error too: the break may be active although the response was lost.
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
