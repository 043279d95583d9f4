import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { messagingWire } from '../wire';

type Wire = typeof messagingWire;

export const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPushSettings: build.query<WireValue<Wire['getPushSettings']>, void>({
      query: () => request(messagingWire.getPushSettings)({}),
      providesTags: ['PushSettings'],
    }),
    setPushSettings: build.mutation<WireValue<Wire['setPushSettings']>, WireInput<Wire['setPushSettings']>>({
      query: request(messagingWire.setPushSettings),
      invalidatesTags: ['PushSettings'],
    }),
    addPushSubscription: build.mutation<WireValue<Wire['addPushSubscription']>, WireInput<Wire['addPushSubscription']>>({
      query: request(messagingWire.addPushSubscription),
      invalidatesTags: (_, error) => (error ? [] : ['PushSettings']),
    }),
    removePushSubscription: build.mutation<WireValue<Wire['removePushSubscription']>, WireInput<Wire['removePushSubscription']>>({
      query: request(messagingWire.removePushSubscription),
      invalidatesTags: (_, error) => (error ? [] : ['PushSettings']),
    }),
    sendTestPush: build.mutation<WireValue<Wire['sendTestPush']>, WireInput<Wire['sendTestPush']>>({
      query: request(messagingWire.sendTestPush),
    }),
  }),
});
