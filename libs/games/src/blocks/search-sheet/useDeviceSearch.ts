import type { SearchEntry } from '@parlour/kernel';
import { useMemo } from 'react';
import { useGetVendorsQuery } from '../../api/homeApi';
import type { Game } from '../../api/toGame';
import type { Vendor } from '../../api/toVendors';
import { useCatalogScope } from '../../hooks/useCatalogScope';
import { useIsOffered } from '../../hooks/useIsOffered';
import { uniqueVendors } from '../../rules/uniqueVendors';
import { forgiven, fuzzyList } from './fuzzyList';

/** The results of the device, best matches first. */
export type DeviceResults = { games: Game[]; vendors: Vendor[]; entries: SearchEntry[] };

type Known = { entries: readonly SearchEntry[]; games: readonly Game[] };

/** Searches the data on this phone: games, providers, and the features' own results. */
export function useDeviceSearch(text: string, { entries, games }: Known): DeviceResults {
  const { data } = useGetVendorsQuery(useCatalogScope());
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
