import type { Money } from '@parlour/kernel/money';
import { useOffers } from '@parlour/site';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo, useState } from 'react';
import { type GameListArg, useGetGamesInfiniteQuery } from '../api/gameListApi';
import type { Table } from '../api/discoveryApi';
import type { Game } from '../api/toGame';
import type { GameListView } from '../rules/list/gameListView';
import { stakesOf, tableFits } from '../rules/list/tableFilter';
import { type KnownTables, useKnownTables } from './useTables';

/** True if a list shows its games as tables. */
export function useHasTables({ category }: Pick<GameListView, 'category'>): boolean {
  const isOffered = useOffers('getTables');
  return category === 'LIVE' && isOffered;
}

export type TableFilter = {
  /** Whether a game stays in the list. */
  matches: (game: Game) => boolean;
  /** Stakes to choose from, the lowest first, with the symbol of their currency. */
  stakes: Money[];
  symbol: string;
};

/**
 * Filters the loaded games of a list by their tables; without an argument, none. Free seats change with each round, so the gateway's pages cannot
 * be filtered by them. A game stays until its table is known. It is judged once, so that nothing moves under a finger when a table fills up.
 */
export function useTableFilter({ stake, hasSeats }: GameListView, arg: GameListArg | undefined): TableFilter {
  const { currentData } = useGetGamesInfiniteQuery(arg ?? skipToken, { refetchOnReconnect: false });
  const pages = useMemo(() => currentData?.pages.map(({ games }) => games) ?? [], [currentData]);
  const known = useKnownTables(pages);
  const isOff = stake === undefined && !hasSeats;
  const judged = useJudged(known, `${stake} ${hasSeats}`, (table) => table !== null && tableFits(table, { stake, hasSeats }));

  const tables = [...known.values()].filter((table) => table !== null);
  return { matches: ({ nodeId }) => isOff || judged.get(nodeId) !== false, stakes: stakesOf(tables), symbol: tables[0]?.symbol ?? '' };
}

type Judged = ReadonlyMap<string, boolean>;

/** The judgement of each known table; a new filter judges all of them again. */
function useJudged(known: KnownTables, filter: string, judge: (table: Table | null) => boolean): Judged {
  const [last, setLast] = useState<{ filter: string; judged: Judged }>({ filter, judged: new Map() });
  const before: Judged = last.filter === filter ? last.judged : new Map();
  const fresh = [...known].filter(([nodeId]) => !before.has(nodeId));
  if (fresh.length === 0) return before;
  const judged = new Map([...before, ...fresh.map(([nodeId, table]) => [nodeId, judge(table)] as const)]);
  setLast({ filter, judged });
  return judged;
}
