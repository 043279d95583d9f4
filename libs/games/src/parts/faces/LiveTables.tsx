import { useImageFiles } from '@parlour/merchant';
import { useGetTablesQuery } from '../../api/discoveryApi';
import { useCatalogScope } from '../../hooks/useCatalogScope';
import { pageSizes } from '../../rules/pageSizes';
import type { FaceProps } from './FaceProps';
import { LiveTable } from './LiveTable';

/** The live games as tables, with dealer, seats, limits and results. While these load, the tables have their final size. */
export function LiveTables({ games, pageNo, card }: FaceProps) {
  const imageOf = useImageFiles();
  const { currentData: tables = {}, isFetching } = useGetTablesQuery({ ...useCatalogScope(), pageNo, pageSize: pageSizes.homeSection });
  if (!isFetching && !games.some(({ nodeId }) => tables[nodeId])) return games.map((game) => card(game));
  return games.map((game) => (
    <LiveTable
      key={game.nodeId}
      game={game}
      table={tables[game.nodeId]}
      image={{ ...imageOf(game.image, [400]), placeholder: game.placeholder }}
    />
  ));
}
