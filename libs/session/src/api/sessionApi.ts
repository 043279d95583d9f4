import { api, fromWire } from '@parlour/api-client';
import { sessionWire } from '../wire/sessionWire';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation({
      ...fromWire(sessionWire.login),
    }),
    startTrial: build.mutation({
      ...fromWire(sessionWire.startTrial),
    }),
    register: build.mutation({
      ...fromWire(sessionWire.register),
    }),
    getRegisterSetting: build.query({
      ...fromWire(sessionWire.getRegisterSetting),
    }),
    checkUsername: build.query({
      ...fromWire(sessionWire.checkUsername),
      keepUnusedDataFor: 30,
    }),
    checkAffiliate: build.query({
      ...fromWire(sessionWire.checkAffiliate),
    }),
  }),
});
