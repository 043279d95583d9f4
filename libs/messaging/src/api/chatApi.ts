import { api, fromWire, request } from '@parlour/api-client';
import type { WireValue } from '@parlour/kernel/wire-call';
import { chatWire } from '../wire/chat';

type Wire = typeof chatWire;

export const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A mutation, although it only reads: each tap opens a new chat, and the URL is single-use.
    launchChat: build.mutation({
      ...fromWire(chatWire.launchChat),
      invalidatesTags: ['ChatUnread'],
    }),
    getChatUnread: build.query({
      ...fromWire(chatWire.getChatUnread),
      providesTags: ['ChatUnread'],
    }),
    getChatStatus: build.query({
      ...fromWire(chatWire.getChatStatus),
      keepUnusedDataFor: 30,
    }),
    getLiveModels: build.query({
      ...fromWire(chatWire.getLiveModels),
      keepUnusedDataFor: 30,
    }),
    getCustomerService: build.query<WireValue<Wire['getCustomerService']>, void>({
      query: () => request(chatWire.getCustomerService)({ type: '3' }),
      keepUnusedDataFor: 3600,
    }),
  }),
});

export const { useGetChatStatusQuery, useGetChatUnreadQuery, useGetCustomerServiceQuery, useGetLiveModelsQuery, useLaunchChatMutation } =
  chatApi;
