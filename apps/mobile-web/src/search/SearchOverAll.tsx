import type { Feature, Findable, FindablePage, SearchEntry, SearchSheetProps } from '@parlour/kernel/feature';
import { selectOffers } from '@parlour/site';
import { type ComponentType, Fragment, memo, useCallback, useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { HookWatch } from '../HookWatch';
import { features } from '../features';
import { loadMessages } from '../i18n';
import { needsOf } from '../navigation/needsOf';
import { useLoaded, loader } from '../startup/loader';

type SearchSource = { feature: string; findable: Findable };

/** Each feature's entries for the search. */
const searchSources = loader(async () => {
  const loaded = await Promise.allSettled(features.map(sourceOf));
  return loaded.flatMap((source) => (source.status === 'fulfilled' && source.value) || []);
});

async function sourceOf({ id, findable: load }: Feature): Promise<SearchSource | undefined> {
  if (!load) return undefined;
  const { findable } = await load();
  return { feature: id, findable: { ...findable, pages: findable.pages.map((page) => ({ ...page, needs: needsOf(page) })) } };
}

/** The words by which pages are found. Without them, pages are still found by their titles. */
const searchWords = loader(async () => {
  const sources = await searchSources.load();
  await Promise.allSettled(sources.map(({ feature, findable }) => loadMessages(feature, findable.words)));
  return true;
});

const keyOf = (feature: string, { titleKey }: FindablePage) => `${feature} ${titleKey}`;

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

/** Collects all that the features offer to the search, in the player's language. Until the words of the pages are loaded, their titles find them. */
const Entries = memo(function Entries({ onChange }: EntriesProps) {
  const sources = useLoaded(searchSources);
  useLoaded(searchWords);
  const { t } = useTranslation();
  const store = useStore();
  const [isVisible, setVisible] = useState<Record<string, boolean>>({});
  const [own, setOwn] = useState<Record<string, SearchEntry[]>>({});
  const noteVisible = useCallback((id: string, value: boolean) => setVisible((known) => ({ ...known, [id]: value })), []);
  const noteOwn = useCallback((id: string, value: SearchEntry[]) => setOwn((known) => ({ ...known, [id]: value })), []);

  useEffect(() => {
    if (!sources) return;
    const toEntry = (feature: string, { titleKey, wordsKey, icon, to }: FindablePage): SearchEntry => {
      const words = t(wordsKey, { ns: feature, defaultValue: '' }).split(/,\s*/).filter(Boolean);
      return { kind: 'page', title: t(titleKey, { ns: feature }), words, icon, to };
    };
    const entries = sources.flatMap(({ feature, findable: { pages } }) => [
      ...pages
        .filter((page) => selectOffers(store.getState(), page.needs ?? []) && (!page.useVisible || isVisible[keyOf(feature, page)]))
        .map((page) => toEntry(feature, page)),
      ...(own[feature] ?? []),
    ]);
    onChange(entries);
  });

  return sources?.map(({ feature, findable: { pages, useEntries } }) => (
    <Fragment key={feature}>
      {pages.map((page) => {
        const id = keyOf(feature, page);
        return page.useVisible && <HookWatch key={id} id={id} useValue={page.useVisible} onChange={noteVisible} />;
      })}
      {useEntries && <HookWatch id={feature} useValue={useEntries} onChange={noteOwn} />}
    </Fragment>
  ));
});
