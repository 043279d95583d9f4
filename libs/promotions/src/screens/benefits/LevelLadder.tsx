import { compareMoney } from '@parlour/kernel/money';
import { useAmountText } from '@parlour/site/format';
import { Icon } from '@parlour/ui/icon';
import { Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { VisuallyHidden } from '@parlour/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import type { VipLevel } from '../../wire/vipWire';
import styles from './LevelTable.module.css';
import { tierOf, TierEmblem } from './TierEmblem';

type LevelTableProps = { levels: readonly VipLevel[]; mine: number | undefined; symbol: string };

const columns = ['turnover', 'keep', 'upgrade', 'weekly', 'monthly', 'birthday', 'withdrawDaily'] as const;

/**
 * All levels as a ladder, and a table of their benefits. The table scrolls horizontally with a fixed first column and highlights the player's
 * level.
 */
export function LevelTable({ levels, mine, symbol }: LevelTableProps) {
  const { t } = useTranslation('promotions');
  const amountText = useAmountText(symbol, 'short');
  if (levels.length === 0) return null;
  return (
    <Stack>
      <SectionTitle title={t('vip.levels')} />
      <LevelLadder levels={levels} mine={mine} symbol={symbol} />
      <div className={styles.scroll} role="region" aria-label={t('vip.levels')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('vip.level')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`vip.gift.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {levels.map((level) => (
              <tr key={level.level} aria-current={level.level === mine || undefined}>
                <th scope="row">
                  {level.name}
                  {level.level === mine && <VisuallyHidden> {t('vip.yourLevel')}</VisuallyHidden>}
                </th>
                {columns.map((column) => (
                  <td key={column}>{amountText(level[column])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Stack>
  );
}

type LevelLadderProps = { levels: readonly VipLevel[]; mine: number | undefined; symbol: string };

/** The levels as steps, from the first to the highest, with an emblem and the turnover of each. Marks the player's step. */
function LevelLadder({ levels, mine, symbol }: LevelLadderProps) {
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
            {compareMoney(turnover, '0') > 0 && <span className={styles.note}>{t('vip.from', { amount: amountText(turnover) })}</span>}
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
