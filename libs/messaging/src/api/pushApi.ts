import { api, fromWire } from '@parlour/api-client';
import { pushWire } from '../wire/push';

export const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPushSettings: build.query({
      ...fromWire(pushWire.getPushSettings),
      providesTags: ['PushSettings'],
    }),
    setPushSettings: build.mutation({
      ...fromWire(pushWire.setPushSettings),
      invalidatesTags: ['PushSettings'],
    }),
    addPushSubscription: build.mutation({
      ...fromWire(pushWire.addPushSubscription),
      invalidatesTags: (_, error) => (error ? [] : ['PushSettings']),
    }),
    removePushSubscription: build.mutation({
      ...fromWire(pushWire.removePushSubscription),
      invalidatesTags: (_, error) => (error ? [] : ['PushSettings']),
    }),
    sendTestPush: build.mutation({
      ...fromWire(pushWire.sendTestPush),
    }),
  }),
});
