import { api, request } from '@parlour/api-client';
import { toGatewayLanguage } from '@parlour/kernel';
import type { WireValue } from '@parlour/kernel/wire-call';
import { useLocale } from '@parlour/site';
import { useDebounced } from '@parlour/ui/debounce';
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

/** Specification 7 and 9: the help list is fetched 200 ms after the last change of language. */
const DEBOUNCE_MS = 200;

/** Returns the help topics for phones in the player's language, in the operator's order. */
export function useHelp() {
  const lang = useDebounced(toGatewayLanguage(useLocale()), DEBOUNCE_MS);
  const { data, ...query } = useGetHelpQuery({ lang });
  return { ...query, topics: data };
}
