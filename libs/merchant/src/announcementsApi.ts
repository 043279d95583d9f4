import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { merchantApi } from './merchantApi';
import { announcementsWire } from './wire/announcements';

/** What home's first view does not ask of the announcements. */
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
      // Read here at once, then at the gateway, then asked for again (specification 4). A refusal does not bring the dot
      // back: nobody waits for it, and the next list of the gateway decides.
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
