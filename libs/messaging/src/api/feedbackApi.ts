import { api, fromWire } from '@parlour/api-client';
import { feedbackWire } from '../wire/feedback';

export const feedbackApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFeedbackSetting: build.query({
      ...fromWire(feedbackWire.getFeedbackSetting),
      providesTags: ['Feedback'],
    }),
    getFeedbackItems: build.query({
      ...fromWire(feedbackWire.getFeedbackItems),
      keepUnusedDataFor: 30,
    }),
    getFeedbackHistory: build.query({
      ...fromWire(feedbackWire.getFeedbackHistory),
      providesTags: ['Feedback'],
    }),
    putFeedbackImage: build.mutation({
      ...fromWire(feedbackWire.putFeedbackImage),
    }),
    sendFeedback: build.mutation({
      ...fromWire(feedbackWire.sendFeedback),
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
