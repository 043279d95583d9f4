import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { useGetHelpQuery } from '../api/helpApi';
import { useDebounced } from './useDebounced';

/** Specification 7 and 9: the help list is asked for 200 ms after the language has settled. */
const DEBOUNCE_MS = 200;

/** Help topics for phones in the player's language, in the operator's order. */
export function useHelp() {
  const lang = useDebounced(toGatewayLanguage(useLocale()), DEBOUNCE_MS);
  const { data, ...query } = useGetHelpQuery({ lang });
  return { ...query, topics: data };
}
