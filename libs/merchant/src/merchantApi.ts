import { api, fromWire, request } from '@parlour/api-client';
import { type WireInput, type WireValue, writeStored } from '@parlour/kernel';
import { templateCopy } from './templateCopy';
import { startWire } from './wire/start';

export const merchantApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStatus: build.query({
      ...fromWire(startWire.getStatus),
      providesTags: ['Status'],
      keepUnusedDataFor: 3600,
      onQueryStarted: (_, { queryFulfilled }) => {
        queryFulfilled.then(
          ({ data }) => {
            writeStored('local', 'status', data);
            templateCopy.write('', data.info.mobileTemplate);
          },
          () => undefined,
        );
      },
    }),
    getAnnouncements: build.query<WireValue<typeof startWire.getAnnouncements>, WireInput<typeof startWire.getAnnouncements>>({
      query: request(startWire.getAnnouncements),
      // The ticker and the page number announcements by their place in the list, so its order is decided once.
      transformResponse: (all: WireValue<typeof startWire.getAnnouncements>) => ({
        ...all,
        player: [...all.player].sort((one, other) => (other.publishedAt ?? 0) - (one.publishedAt ?? 0)),
      }),
      providesTags: ['Announcement'],
    }),
  }),
});
