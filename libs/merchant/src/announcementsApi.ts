import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { merchantApi } from './merchantApi';
import { announcementsWire } from './wire/announcements';

/** Endpoints for announcements that the first view of home does not need. */
export const announcementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPromotionCategories: build.query<
      WireValue<typeof announcementsWire.getPromotionCategories>,
      WireInput<typeof announcementsWire.getPromotionCategories>
    >({ query: request(announcementsWire.getPromotionCategories) }),
    markAnnouncementRead: build.mutation<
      WireValue<typeof announcementsWire.markAnnouncementRead>,
      WireInput<typeof announcementsWire.markAnnouncementRead>
    >({
      query: request(announcementsWire.markAnnouncementRead),
      // Marks it as read in the cache at once, then at the gateway, then refetches (specification 4). A refusal does not restore
      // the unread dot; the gateway's next list decides.
      onQueryStarted: ({ announcementId }, { dispatch, getState }) => {
        for (const { endpointName, originalArgs } of merchantApi.util.selectInvalidatedBy(getState(), ['Announcement'])) {
          if (endpointName !== 'getAnnouncements') continue;
          dispatch(
            merchantApi.util.updateQueryData('getAnnouncements', originalArgs, ({ player, popup, hot }) => {
              for (const notice of [...player, ...popup, ...hot]) if (notice.id === announcementId) notice.read = true;
            }),
          );
        }
      },
      invalidatesTags: (_, error) => (error ? [] : ['Announcement']),
    }),
  }),
});
