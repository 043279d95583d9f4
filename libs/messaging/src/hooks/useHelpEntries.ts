import { type SearchEntry, paths, to } from '@parlour/kernel';
import { useHelp } from './useHelp';

/** Returns the help topics for the search. */
export function useHelpEntries(): SearchEntry[] {
  const { topics = [] } = useHelp();
  return topics.map(({ title }, index) => ({ kind: 'help', title, icon: 'help', to: to(paths.messaging.help, {}, { i: String(index) }) }));
}
