import { api, request } from '@parlour/api-client';
import type { WireInput, WireValue } from '@parlour/kernel';
import { merchantWire } from './wire';

export const merchantApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStatus: build.query<WireValue<typeof merchantWire.getStatus>, void>({
      query: () => request(merchantWire.getStatus)({}),
      providesTags: ['Status'],
      keepUnusedDataFor: 3600,
    }),
    getAnnouncements: build.query<WireValue<typeof merchantWire.getAnnouncements>, WireInput<typeof merchantWire.getAnnouncements>>({
      query: request(merchantWire.getAnnouncements),
      providesTags: ['Announcement'],
    }),
    getPromotionCategories: build.query<
      WireValue<typeof merchantWire.getPromotionCategories>,
      WireInput<typeof merchantWire.getPromotionCategories>
    >({ query: request(merchantWire.getPromotionCategories) }),
    markAnnouncementRead: build.mutation<
      WireValue<typeof merchantWire.markAnnouncementRead>,
      WireInput<typeof merchantWire.markAnnouncementRead>
    >({
      query: request(merchantWire.markAnnouncementRead),
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
