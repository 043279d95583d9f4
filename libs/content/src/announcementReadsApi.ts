import { api, fromWire } from '@parlour/api-client';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { announcementReadsWire } from './wire/announcementReads';

/** Endpoints for announcements that the first view of home does not need. */
export const announcementReadsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPromotionCategories: build.query({
      ...fromWire(announcementReadsWire.getPromotionCategories),
    }),
    getAnnouncementReads: build.query({
      ...fromWire(announcementReadsWire.getAnnouncementReads),
      providesTags: ['AnnouncementRead'],
    }),
    markAnnouncementRead: build.mutation({
      ...fromWire(announcementReadsWire.markAnnouncementRead),
      // Marks it as read in the cache at once, then at the gateway, then refetches (specification 4). A refusal does not restore
      // the unread dot; the gateway's next list decides.
      onQueryStarted: ({ announcementId }, { dispatch }) => addRead(dispatch as Dispatch, announcementId),
      invalidatesTags: (_, error) => (error ? [] : ['AnnouncementRead']),
    }),
  }),
});

type Dispatch = ThunkDispatch<never, unknown, UnknownAction>;

function addRead(dispatch: Dispatch, announcementId: string): void {
  dispatch(announcementReadsApi.util.updateQueryData('getAnnouncementReads', undefined, (ids) => void ids.push(announcementId)));
}
