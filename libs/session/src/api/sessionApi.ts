import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { sessionWire } from '../wire/sessionWire';

/** Maximum time of a loading indicator (specification 4 and 9), in milliseconds. */
export const LOADING_LIMIT_MS = 9999;

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<WireValue<typeof sessionWire.login>, WireInput<typeof sessionWire.login>>({
      query: request(sessionWire.login),
    }),
    startTrial: build.mutation<WireValue<typeof sessionWire.startTrial>, WireInput<typeof sessionWire.startTrial>>({
      query: request(sessionWire.startTrial),
    }),
    logout: build.mutation<WireValue<typeof sessionWire.logout>, void>({
      query: () => request(sessionWire.logout)({}),
    }),
    register: build.mutation<WireValue<typeof sessionWire.register>, WireInput<typeof sessionWire.register>>({
      query: request(sessionWire.register),
    }),
    getRegisterSetting: build.query<WireValue<typeof sessionWire.getRegisterSetting>, void>({
      query: () => request(sessionWire.getRegisterSetting)({}),
    }),
    checkUsername: build.query<WireValue<typeof sessionWire.checkUsername>, WireInput<typeof sessionWire.checkUsername>>({
      query: request(sessionWire.checkUsername),
      keepUnusedDataFor: 30,
    }),
    checkAffiliate: build.query<WireValue<typeof sessionWire.checkAffiliate>, WireInput<typeof sessionWire.checkAffiliate>>({
      query: request(sessionWire.checkAffiliate),
    }),
  }),
});
