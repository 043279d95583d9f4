import { Icon } from '@parlour/ui/icon';
import { ListRow } from '@parlour/ui/list-row';
import { useTranslation } from 'react-i18next';
import type { RankText } from '../../hooks/useRankText';
import type { RankRow } from '../../wire/rankWire';
import styles from './RankBoard.module.css';

type RankLineProps = { row: RankRow; text: RankText };

/** A row of the ranking. The change since the last count is shown by an arrow and in words. */
export function RankLine({ row: { place, name, score, prize, change, isMine }, text }: RankLineProps) {
  const { t } = useTranslation('promotions');
  const way = change === null || change === 0 ? undefined : change > 0 ? 'up' : 'down';
  return (
    <ListRow
      start={<span className={styles.number}>{place}</span>}
      title={isMine ? t('rank.own') : <bdi>{name}</bdi>}
      text={
        way && (
          <span className={styles.change}>
            <Icon name={way === 'up' ? 'arrow-up' : 'arrow-down'} size="s" /> {t(`rank.change.${way}`, { count: Math.abs(change ?? 0) })}
          </span>
        )
      }
      end={
        <span className={styles.end}>
          <span>{text.score(score)}</span>
          {prize !== null && <span className={styles.dim}>{text.prize(prize)}</span>}
        </span>
      }
    />
  );
}
