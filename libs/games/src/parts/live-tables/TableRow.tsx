import { useImageFiles } from '@parlour/content';
import { useAmountText } from '@parlour/site/format';
import { Icon } from '@parlour/ui/icon';
import type { GameTileNote } from '@parlour/ui/tile';
import { useTranslation } from 'react-i18next';
import type { Table } from '../../api/discoveryApi';
import type { Game } from '../../api/toGame';
import type { CardOptions, GameCardOf } from '../../hooks/useGameCard';
import { useTable } from '../../hooks/useTables';
import { Road } from './Road';
import styles from './TableRow.module.css';

/** As many as fit beside the picture on the smallest phone; a wider one hides none that fit. */
const mostResults = 12;

export type TableRowProps = {
  game: Game;
  /** The games whose tables come with the same call. */
  ids: string;
  /** Renders the tile of a game. */
  card: GameCardOf;
  options: CardOptions;
};

/** A live game as a row: the picture of its table, its dealer, limits, free seats and last results. A game without a table has its own picture alone. */
export function TableRow({ game, ids, card, options }: TableRowProps) {
  const imageOf = useImageFiles();
  const seats = useSeats();
  const { table, isLoading } = useTable(game.nodeId, ids);
  const isTable = isLoading || Boolean(table?.image);
  const note = table && seats(table);

  return card(game, {
    ...options,
    image: isTable ? { ...imageOf(table?.image, [400]), sizes: '45vw', placeholder: game.placeholder } : undefined,
    ratio: isTable ? '16/9' : '4/5',
    ...(note && { note }),
    facts: <TableFacts table={table} />,
  });
}

/** Each fact has its line, so that all rows have one height, also before their tables load. */
function TableFacts({ table }: { table: Table | null | undefined }) {
  const amount = useAmountText(table?.symbol ?? '', 'short');
  const { dealer, minBet, maxBet, results = [] } = table ?? {};

  return (
    <span className={styles.facts}>
      <span className={styles.line}>
        {dealer && (
          <>
            <Icon name="user" size="s" />
            {dealer}
          </>
        )}
      </span>
      <span className={styles.line}>{minBet && maxBet && `${amount(minBet)} – ${amount(maxBet)}`}</span>
      <span className={styles.results}>
        <Road results={results} most={mostResults} />
      </span>
    </span>
  );
}

/** Returns a function that writes the free seats of a table; nothing for a table where any number can play. */
function useSeats(): (table: Table) => GameTileNote | undefined {
  const { t } = useTranslation('games');

  return ({ freeSeats }) => {
    if (freeSeats == null) return undefined;
    const text = freeSeats === 0 ? t('table.full') : t('table.seats', { count: freeSeats });
    return { kind: freeSeats === 0 ? 'full' : 'seats', figure: text, text };
  };
}
