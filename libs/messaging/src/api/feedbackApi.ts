import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { messagingWire } from '../wire';

type Wire = typeof messagingWire;

export const feedbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFeedbackSetting: build.query<WireValue<Wire['getFeedbackSetting']>, void>({
      query: () => request(messagingWire.getFeedbackSetting)({}),
      providesTags: ['Feedback'],
    }),
    getFeedbackItems: build.query<WireValue<Wire['getFeedbackItems']>, WireInput<Wire['getFeedbackItems']>>({
      query: request(messagingWire.getFeedbackItems),
      keepUnusedDataFor: 30,
    }),
    getFeedbackHistory: build.query<WireValue<Wire['getFeedbackHistory']>, void>({
      query: () => request(messagingWire.getFeedbackHistory)({}),
      providesTags: ['Feedback'],
    }),
    putFeedbackImage: build.mutation<WireValue<Wire['putFeedbackImage']>, WireInput<Wire['putFeedbackImage']>>({
      query: request(messagingWire.putFeedbackImage),
    }),
    sendFeedback: build.mutation<WireValue<Wire['sendFeedback']>, WireInput<Wire['sendFeedback']>>({
      query: request(messagingWire.sendFeedback),
      invalidatesTags: ['Feedback'],
    }),
  }),
});

export const {
  useGetFeedbackHistoryQuery,
  useGetFeedbackItemsQuery,
  useGetFeedbackSettingQuery,
  usePutFeedbackImageMutation,
  useSendFeedbackMutation,
} = feedbackApi;
