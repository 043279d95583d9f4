import type { FindablePage, SearchEntry } from '@parlour/kernel';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '../startup/loader';
import { searchSources, searchWords } from './searchSources';

const always = () => true;
const none = () => [];

/** Returns all that the features offer to the search, in the player's language. Until the words of the pages are loaded, their titles find them. */
export function useSearchEntries(): SearchEntry[] {
  useLoaded(searchWords);
  const { t } = useTranslation();

  function toEntry(feature: string, { titleKey, wordsKey, icon, to }: FindablePage): SearchEntry {
    const words = t(wordsKey, { ns: feature, defaultValue: '' }).split(/,\s*/).filter(Boolean);
    return { kind: 'page', title: t(titleKey, { ns: feature }), words, icon, to };
  }

  // The list of features never changes, so their hooks keep their order.
  return searchSources.flatMap(({ feature, findable: { pages, useEntries: readEntries = none } }) => [
    ...pages.filter(({ useVisible: isVisible = always }) => isVisible()).map((page) => toEntry(feature, page)),
    ...readEntries(),
  ]);
}
