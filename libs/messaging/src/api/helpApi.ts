import { api, request } from '@parlour/api-client';
import type { WireValue } from '@parlour/kernel';
import { helpWire } from '../wire/help';

export const helpApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHelp: build.query<WireValue<typeof helpWire.getHelp>, { lang: string }>({
      query: ({ lang }) => request(helpWire.getHelp)({ device: 'MOBILE', lang }),
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useGetHelpQuery } = helpApi;
