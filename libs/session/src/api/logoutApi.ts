import { api, fromWire } from '@parlour/api-client';
import { logoutWire } from '../wire/sessionValue';

/** Maximum time of a loading indicator (specification 4 and 9), in milliseconds. */
export const LOADING_LIMIT_MS = 9999;

export const logoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    logout: build.mutation({
      ...fromWire(logoutWire.logout),
    }),
  }),
});
