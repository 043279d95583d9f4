import type { Findable, FindablePage, SearchEntry, SearchSheetProps } from '@parlour/kernel/feature';
import { type ComponentType, memo, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { features } from '../features';
import { loadMessages } from '../i18n';
import { useLoaded, loader } from '../startup/loader';

type SearchSource = { feature: string; findable: Findable };

/** Each feature's entries for the search. */
const searchSources: SearchSource[] = features.flatMap(({ id, findable }) => (findable ? [{ feature: id, findable }] : []));

/** The words by which pages are found. Without them, pages are still found by their titles. */
const searchWords = loader(async () => {
  await Promise.allSettled(searchSources.map(({ feature, findable }) => loadMessages(feature, findable.words)));
  return true;
});

const always = () => true;
const none = () => [];

/** Returns all that the features offer to the search, in the player's language. Until the words of the pages are loaded, their titles find them. */
function useSearchEntries(): SearchEntry[] {
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

type SearchOverAllProps = { sheet: ComponentType<SearchSheetProps>; onClose: () => void };

/** A feature's search sheet, which also searches the other features. Their entries take a while to collect, so the sheet opens first. */
export function SearchOverAll({ sheet: Sheet, onClose }: SearchOverAllProps) {
  const [entries, setEntries] = useState<readonly SearchEntry[]>();
  const isOpen = useDeferredValue(true, false);
  return (
    <>
      <Sheet entries={entries} onClose={onClose} />
      {isOpen && <Entries onChange={setEntries} />}
    </>
  );
}

type EntriesProps = { onChange: (entries: readonly SearchEntry[]) => void };

/** Collects the entries again only when one of their sources changes. */
const Entries = memo(function Entries({ onChange }: EntriesProps) {
  const entries = useSearchEntries();
  useEffect(() => onChange(entries), [entries, onChange]);
  return null;
});
