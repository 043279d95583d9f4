import { savesData } from '@parlour/kernel/device';
import { useMemo } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import { discoveryApi, type Table, tableIds, useGetTablesQuery } from '../api/discoveryApi';
import type { Game } from '../api/toGame';
import { timings } from '../rules/limits';
import { useCatalogScope } from './useCatalogScope';

/**
 * The table of a live game: null if the game has none, undefined while that is not known. `ids` names the games whose tables come with the
 * same call. While a row of them is near the view and the page is visible, they are renewed, unless the player saves data.
 */
export function useTable(nodeId: string, ids: string): { table: Table | null | undefined; isLoading: boolean } {
  return useGetTablesQuery(
    { ...useCatalogScope(), nodeIds: ids },
    {
      pollingInterval: savesData() ? 0 : timings.tablesRenewal,
      skipPollingIfUnfocused: true,
      refetchOnMountOrArgChange: timings.tablesRenewal / 1000,
      // A row renders again only if its own table has changed.
      selectFromResult: ({ currentData, isFetching }) => ({
        table: currentData && (currentData[nodeId] ?? null),
        isLoading: !currentData && isFetching,
      }),
    },
  );
}

type ApiState = Parameters<ReturnType<typeof discoveryApi.endpoints.getTables.select>>[0];

/** The tables of games by the id of the game: null for a game that has none. */
export type KnownTables = ReadonlyMap<string, Table | null>;

/** The tables of a list that are known by now. It asks for none. */
export function useKnownTables(pages: readonly (readonly Game[])[]): KnownTables {
  const { merchant, language } = useCatalogScope();
  const selectors = useMemo(
    () => pages.map((games) => discoveryApi.endpoints.getTables.select({ merchant, language, nodeIds: tableIds(games) })),
    [pages, merchant, language],
  );
  const replies = useSelector((state) => selectors.map((select) => select(state as ApiState).data), shallowEqual);

  return useMemo(() => {
    const known = pages.flatMap((games, page) => {
      const tables = replies[page];
      return tables ? games.map(({ nodeId }) => [nodeId, tables[nodeId] ?? null] as const) : [];
    });
    return new Map(known);
  }, [pages, replies]);
}
