import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { useDebounced } from '@parlour/ui/debounce';
import { useGetHelpQuery } from '../api/helpApi';

/** Specification 7 and 9: the help list is fetched 200 ms after the last change of language. */
const DEBOUNCE_MS = 200;

/** Returns the help topics for phones in the player's language, in the operator's order. */
export function useHelp() {
  const lang = useDebounced(toGatewayLanguage(useLocale()), DEBOUNCE_MS);
  const { data, ...query } = useGetHelpQuery({ lang });
  return { ...query, topics: data };
}
