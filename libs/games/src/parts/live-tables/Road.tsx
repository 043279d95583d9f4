import { useTranslation } from 'react-i18next';
import styles from './Road.module.css';

export type RoadProps = {
  /** Results of the latest rounds, the newest first, as the players of the table's game write them. */
  results: readonly string[];
  /** As many are shown, if they fit. */
  most: number;
};

type Side = 'red' | 'blue' | 'tie';

/** Every road has the sides of these games in the same colours. Tiger and a tie of baccarat are both a T. */
const baccarat: Readonly<Record<string, Side>> = { B: 'red', P: 'blue', T: 'tie' };
const dragonTiger: Readonly<Record<string, Side>> = { D: 'red', T: 'blue', '=': 'tie' };

/** The last results of a live table, the newest marked. */
export function Road({ results, most }: RoadProps) {
  const { t } = useTranslation('games');
  const shown = results.slice(0, most);
  const sides = results.some((result) => result === 'D' || result === '=') ? dragonTiger : baccarat;
  if (shown.length === 0) return null;

  return (
    <span className={styles.road} role="img" aria-label={t('table.results', { results: shown.join(', ') })}>
      {shown.map((result, place) => (
        <span key={place} className={styles.result} data-side={sides[result]}>
          {result}
        </span>
      ))}
    </span>
  );
}
