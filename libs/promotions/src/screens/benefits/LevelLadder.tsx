import { useAmountText } from '@parlour/merchant';
import { Icon } from '@parlour/ui/icon';
import { useTranslation } from 'react-i18next';
import { tierOf } from '../../rules/tierOf';
import type { VipLevel } from '../../wire/vipWire';
import styles from './LevelLadder.module.css';
import { TierEmblem } from './TierEmblem';

type LevelLadderProps = { levels: readonly VipLevel[]; mine: number | undefined; symbol: string };

/** The levels as steps, from the first to the highest, with an emblem and the turnover of each. Marks the player's step. */
export function LevelLadder({ levels, mine, symbol }: LevelLadderProps) {
  const { t } = useTranslation('promotions');
  const amountText = useAmountText(symbol, 'short');
  return (
    <ol className={styles.ladder} aria-label={t('vip.ladder')}>
      {levels.map(({ level, name, turnover }, place) => (
        <li
          key={level}
          className={styles.step}
          data-reached={(mine !== undefined && level <= mine) || undefined}
          aria-current={level === mine ? 'step' : undefined}
        >
          <TierEmblem tier={tierOf(place, levels.length)} size="m" />
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            <span className={styles.note}>{t('vip.from', { amount: amountText(turnover) })}</span>
          </span>
          {level === mine && <span className={styles.mine}>{t('vip.yourLevel')}</span>}
          {mine !== undefined && level < mine && (
            <span className={styles.reached}>
              <Icon name="check" size="s" label={t('vip.reached')} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
