import { useImageFiles } from '@parlour/content';
import { useAmountText } from '@parlour/site/format';
import { Icon } from '@parlour/ui/icon';
import { Image, type ImageSource } from '@parlour/ui/image';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { tableIds, useGetTablesQuery, type Table } from '../../api/discoveryApi';
import type { Game } from '../../api/toGame';
import { useCatalogScope } from '../../hooks/useCatalogScope';
import { playPath } from '../../rules/play/playTarget';
import { Road } from '../live-tables/Road';
import type { FaceProps } from './FaceProps';
import styles from './LiveTables.module.css';

/** As many as fit beside the limits. */
const shownResults = 4;

type LiveTableProps = { game: Game; table?: Table; image: ImageSource };

/** A live game as wide as two tiles. The parts that the gateway leaves out are left out here. */
function LiveTable({ game, table, image }: LiveTableProps) {
  const { t } = useTranslation('games');
  const amount = useAmountText(table?.symbol ?? '', 'short');
  const { dealer, freeSeats, minBet, maxBet, results = [] } = table ?? {};

  return (
    <Link to={playPath(game)} className={styles.table} data-width="card">
      <Image {...image} ratio="16/9" sizes="54vw" />
      <span className={styles.name}>{game.name}</span>
      <span className={styles.facts}>
        {minBet && maxBet && <span className={styles.limits}>{`${amount(minBet)} – ${amount(maxBet)}`}</span>}
        <Road results={results} most={shownResults} />
      </span>
      {freeSeats != null && (
        <span className={styles.seats} data-full={freeSeats === 0 || undefined}>
          {freeSeats === 0 ? t('table.full') : t('table.seats', { count: freeSeats })}
        </span>
      )}
      {dealer && (
        <span className={styles.dealer}>
          <Icon name="user" size="s" />
          {dealer}
        </span>
      )}
    </Link>
  );
}

/** The live games as tables, with dealer, seats, limits and results. While these load, the tables have their final size. */
export function LiveTables({ games, card }: FaceProps) {
  const imageOf = useImageFiles();
  const { currentData: tables = {}, isFetching } = useGetTablesQuery({ ...useCatalogScope(), nodeIds: tableIds(games) });
  if (!isFetching && !games.some(({ nodeId }) => tables[nodeId])) return games.map((game) => card(game));
  return games.map((game) => {
    const table = tables[game.nodeId];
    const path = isFetching ? undefined : (table?.image ?? game.image);
    return <LiveTable key={game.nodeId} game={game} table={table} image={{ ...imageOf(path, [400]), placeholder: game.placeholder }} />;
  });
}
