import { api, request } from '@parlour/api-client';
import { type WireInput, type WireValue, writeStored } from '@parlour/kernel';
import { startWire } from './wire/start';

export const merchantApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStatus: build.query<WireValue<typeof startWire.getStatus>, void>({
      query: () => request(startWire.getStatus)({}),
      providesTags: ['Status'],
      keepUnusedDataFor: 3600,
      onQueryStarted: (_, { queryFulfilled }) => {
        queryFulfilled.then(
          ({ data }) => writeStored('local', 'status', data),
          () => undefined,
        );
      },
    }),
    getAnnouncements: build.query<WireValue<typeof startWire.getAnnouncements>, WireInput<typeof startWire.getAnnouncements>>({
      query: request(startWire.getAnnouncements),
      providesTags: ['Announcement'],
    }),
  }),
});
