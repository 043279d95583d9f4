import { api, fromWire } from '@parlour/api-client';
import { messagingWire } from '../wire';

export const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPushSettings: build.query({
      ...fromWire(messagingWire.getPushSettings),
      providesTags: ['PushSettings'],
    }),
    setPushSettings: build.mutation({
      ...fromWire(messagingWire.setPushSettings),
      invalidatesTags: ['PushSettings'],
    }),
    addPushSubscription: build.mutation({
      ...fromWire(messagingWire.addPushSubscription),
      invalidatesTags: (_, error) => (error ? [] : ['PushSettings']),
    }),
    removePushSubscription: build.mutation({
      ...fromWire(messagingWire.removePushSubscription),
      invalidatesTags: (_, error) => (error ? [] : ['PushSettings']),
    }),
    sendTestPush: build.mutation({
      ...fromWire(messagingWire.sendTestPush),
    }),
  }),
});
