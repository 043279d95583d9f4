import type { SearchEntry } from '@parlour/kernel/feature';
import Fuse from 'fuse.js/basic';
import { useMemo } from 'react';
import { useVendorReply } from '../../hooks/useVendorReply';
import type { Game } from '../../api/toGame';
import type { Vendor } from '../../api/toVendors';
import { useIsOffered } from '../../hooks/useIsOffered';
import { uniqueVendors } from '../../rules/uniqueVendors';

/** The results of the device, best matches first. */
export type DeviceResults = { games: Game[]; vendors: Vendor[]; entries: SearchEntry[] };

type Known = { entries: readonly SearchEntry[]; games: readonly Game[] };

/** Searches the data on this phone: games, providers, and the features' own results. */
export function useDeviceSearch(text: string, { entries, games }: Known): DeviceResults {
  const { data } = useVendorReply();
  const isOffered = useIsOffered();
  const findGames = useMemo(() => fuzzyList(games.map((game) => ({ title: game.name, game }))), [games]);
  const findVendors = useMemo(
    () => fuzzyList(uniqueVendors(data?.vendors ?? []).map((vendor) => ({ title: vendor.name, vendor }))),
    [data],
  );
  const findEntries = useMemo(() => fuzzyList(entries), [entries]);
  const found = useMemo(() => {
    const find = (typos: number) => ({
      games: findGames(text, typos),
      vendors: findVendors(text, typos),
      entries: findEntries(text, typos),
    });
    // Similar names are shown only if no name contains the text.
    const exact = find(0);
    return Object.values(exact).some(({ length }) => length > 0) ? exact : find(forgiven(text));
  }, [text, findGames, findVendors, findEntries]);

  return {
    games: found.games.map(({ game }) => game).filter(isOffered),
    vendors: found.vendors.map(({ vendor }) => vendor).filter(({ code, category }) => isOffered({ vendor: code, gameType: category })),
    entries: found.entries,
  };
}

type Named = { title: string; words?: readonly string[] };

/** How many wrong letters a text may have: the shorter it is, the more words one letter away mean something else. */
function forgiven({ length }: string): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/** A search for a text with at most so many wrong letters. The best matches come first. */
type FuzzySearch<Item> = (text: string, typos: number) => Item[];

/** Returns a search in a list by title and other words. */
function fuzzyList<Item extends Named>(items: readonly Item[]): FuzzySearch<Item> {
  const fields = ['title', 'words'];
  const plain = items.map((item) => ({ item, title: withoutMarks(item.title), words: item.words?.map(withoutMarks) }));
  const index = Fuse.createIndex(fields, plain);
  return (text, typos) => {
    // The library compares shares of wrong letters; the small addition is for its rounding.
    const threshold = typos / text.length + 0.001;
    const keys = [{ name: 'title', weight: 2 }, { name: 'words' }];
    return new Fuse(plain, { keys, threshold, ignoreLocation: true }, index).search(text).map(({ item: { item } }) => item);
  };
}

/** Burmese messages mark where a line may break; nobody types these marks. */
function withoutMarks(text: string): string {
  return text.replace(/\u200b|\u034f/g, '');
}
