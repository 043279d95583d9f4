import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { chatWire } from '../wire/chat';

type Wire = typeof chatWire;

export const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    // A mutation, although it only reads: each tap opens a new chat, and the URL is single-use.
    launchChat: build.mutation<WireValue<Wire['launchChat']>, WireInput<Wire['launchChat']>>({
      query: request(chatWire.launchChat),
      invalidatesTags: ['ChatUnread'],
    }),
    getChatUnread: build.query<WireValue<Wire['getChatUnread']>, void>({
      query: () => request(chatWire.getChatUnread)({}),
      providesTags: ['ChatUnread'],
    }),
    getChatStatus: build.query<WireValue<Wire['getChatStatus']>, void>({
      query: () => request(chatWire.getChatStatus)({}),
      keepUnusedDataFor: 30,
    }),
    getLiveModels: build.query<WireValue<Wire['getLiveModels']>, WireInput<Wire['getLiveModels']>>({
      query: request(chatWire.getLiveModels),
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
