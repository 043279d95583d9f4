import { api, fromWire } from '@parlour/api-client';
import { profileWire } from '../wire/profileWire';

export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query({
      ...fromWire(profileWire.getProfile),
      providesTags: ['Member'],
    }),
    getHeadIcons: build.query({
      ...fromWire(profileWire.getHeadIcons),
    }),
    setHeadIcon: build.mutation({ ...fromWire(profileWire.setHeadIcon), invalidatesTags: ['Member'] }),
    setNickname: build.mutation({ ...fromWire(profileWire.setNickname), invalidatesTags: ['Member'] }),
    setPayeeName: build.mutation({
      ...fromWire(profileWire.setPayeeName),
      invalidatesTags: ['Member', 'WithdrawRules'],
    }),
    setBirthday: build.mutation({ ...fromWire(profileWire.setBirthday), invalidatesTags: ['Member'] }),
    setContact: build.mutation({ ...fromWire(profileWire.setContact), invalidatesTags: ['Member'] }),
    setPreference: build.mutation({
      ...fromWire(profileWire.setPreference),
      invalidatesTags: ['Member'],
    }),
  }),
});
