import { api, fromWire } from '@parlour/api-client';
import { sessionWire } from '../wire/sessionWire';

/** Maximum time of a loading indicator (specification 4 and 9), in milliseconds. */
export const LOADING_LIMIT_MS = 9999;

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation({
      ...fromWire(sessionWire.login),
    }),
    startTrial: build.mutation({
      ...fromWire(sessionWire.startTrial),
    }),
    logout: build.mutation({
      ...fromWire(sessionWire.logout),
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
