import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { profileWire } from '../wire/profileWire';

type Sets<Name extends keyof typeof profileWire> = WireInput<(typeof profileWire)[Name]>;

export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<WireValue<typeof profileWire.getProfile>, void>({
      query: () => request(profileWire.getProfile)({}),
      providesTags: ['Member'],
    }),
    getHeadIcons: build.query<WireValue<typeof profileWire.getHeadIcons>, void>({
      query: () => request(profileWire.getHeadIcons)({}),
    }),
    setHeadIcon: build.mutation<unknown, Sets<'setHeadIcon'>>({ query: request(profileWire.setHeadIcon), invalidatesTags: ['Member'] }),
    setNickname: build.mutation<unknown, Sets<'setNickname'>>({ query: request(profileWire.setNickname), invalidatesTags: ['Member'] }),
    setPayeeName: build.mutation<unknown, Sets<'setPayeeName'>>({
      query: request(profileWire.setPayeeName),
      invalidatesTags: ['Member', 'WithdrawRules'],
    }),
    setBirthday: build.mutation<unknown, Sets<'setBirthday'>>({ query: request(profileWire.setBirthday), invalidatesTags: ['Member'] }),
    setContact: build.mutation<unknown, Sets<'setContact'>>({ query: request(profileWire.setContact), invalidatesTags: ['Member'] }),
    setPreference: build.mutation<unknown, Sets<'setPreference'>>({
      query: request(profileWire.setPreference),
      invalidatesTags: ['Member'],
    }),
  }),
});
