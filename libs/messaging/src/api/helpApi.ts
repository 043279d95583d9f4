import { api, request } from '@parlour/api-client';
import type { WireValue } from '@parlour/kernel';
import { messagingWire } from '../wire';

export const helpApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHelp: build.query<WireValue<typeof messagingWire.getHelp>, { lang: string }>({
      query: ({ lang }) => request(messagingWire.getHelp)({ device: 'MOBILE', lang }),
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useGetHelpQuery } = helpApi;
