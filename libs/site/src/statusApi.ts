import { api, fromWire } from '@parlour/api-client';
import { writeStored } from '@parlour/kernel/storage';
import { templateCopy } from './templateCopy';
import { statusWire } from './wire/status';

export const statusApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStatus: build.query({
      ...fromWire(statusWire.getStatus),
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
  }),
});
