import type { Findable } from '@parlour/kernel';
import { features } from '../features';
import { loadMessages } from '../i18n';
import { loader } from '../startup/loader';

type SearchSource = { feature: string; findable: Findable };

/** Each feature's entries for the search. */
export const searchSources: SearchSource[] = features.flatMap(({ id, findable }) => (findable ? [{ feature: id, findable }] : []));

/** The words by which pages are found. Without them, pages are still found by their titles. */
export const searchWords = loader(async () => {
  await Promise.allSettled(searchSources.map(({ feature, findable }) => loadMessages(feature, findable.words)));
  return true;
});
