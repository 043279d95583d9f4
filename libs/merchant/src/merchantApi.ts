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
    >({ query: request(merchantWire.markAnnouncementRead), invalidatesTags: ['Announcement'] }),
  }),
});
