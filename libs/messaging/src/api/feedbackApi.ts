import { api, fromWire } from '@parlour/api-client';
import { messagingWire } from '../wire';

export const feedbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFeedbackSetting: build.query({
      ...fromWire(messagingWire.getFeedbackSetting),
      providesTags: ['Feedback'],
    }),
    getFeedbackItems: build.query({
      ...fromWire(messagingWire.getFeedbackItems),
      keepUnusedDataFor: 30,
    }),
    getFeedbackHistory: build.query({
      ...fromWire(messagingWire.getFeedbackHistory),
      providesTags: ['Feedback'],
    }),
    putFeedbackImage: build.mutation({
      ...fromWire(messagingWire.putFeedbackImage),
    }),
    sendFeedback: build.mutation({
      ...fromWire(messagingWire.sendFeedback),
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
