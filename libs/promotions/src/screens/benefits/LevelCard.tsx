import { compareMoney } from '@parlour/kernel/money';
import { useAmountText, useDateFormat } from '@parlour/site/format';
import { Card } from '@parlour/ui/card';
import { Facts } from '@parlour/ui/facts';
import { Stack } from '@parlour/ui/page';
import { Progress } from '@parlour/ui/progress';
import { SectionTitle } from '@parlour/ui/section';
import { tierClass } from '@parlour/ui/tier';
import { useTranslation } from 'react-i18next';
import { shareOf } from '../../rules/shareOf';
import type { VipLevel, VipMine } from '../../wire/vipWire';
import styles from './LevelCard.module.css';
import { TierEmblem } from './TierEmblem';

type LevelCardProps = { mine: VipMine; name: string; symbol: string; tier: number };

/** Shows the player's level with its emblem, in its colour, and the progress to the next. Progress bars without gateway data are left out. */
export function LevelCard({ mine, name, symbol, tier }: LevelCardProps) {
  const { t } = useTranslation('promotions');
  const amountText = useAmountText(symbol, 'short');
  const dates = useDateFormat();
  const way = mine.bars.find(({ kind }) => kind === 'turnover');
  return (
    <div className={`${styles.card} ${tierClass}`} data-tier={tier}>
      <Stack>
        <div className={styles.head}>
          <TierEmblem tier={tier} size="l" share={way && shareOf(way.done, way.target)} />
          <div>
            <p className={styles.note}>{t('vip.yourLevel')}</p>
            <h2 className={styles.name}>{name}</h2>
          </div>
        </div>
        {mine.bars.map(({ kind, done, target, until }) => (
          <Stack key={kind} gap={1}>
            <p>{t(`vip.bar.${kind}`)}</p>
            <Progress value={shareOf(done, target)} label={t(`vip.bar.${kind}`)} />
            <p className={styles.note}>
              {t('reward.progress', { done: amountText(done), target: amountText(target) })}
              {until !== null && ` · ${t('vip.until', { date: dates.zoned(until) })}`}
            </p>
          </Stack>
        ))}
        {mine.bars.length > 0 && <p className={styles.note}>{t('vip.updates')}</p>}
      </Stack>
    </div>
  );
}

type NextLevelProps = { level: VipLevel; next: VipLevel; symbol: string };

const gifts = ['upgrade', 'weekly', 'monthly', 'birthday', 'withdrawDaily'] as const;

/** Lists the additional benefits of the next level as information, not as a call to play. */
export function NextLevel({ level, next, symbol }: NextLevelProps) {
  const { t } = useTranslation('promotions');
  const amountText = useAmountText(symbol, 'short');
  const rows = gifts
    .filter((gift) => compareMoney(level[gift], next[gift]) !== 0)
    .map((gift) => ({
      label: t(`vip.gift.${gift}`),
      value:
        compareMoney(level[gift], '0') > 0
          ? t('vip.change', { from: amountText(level[gift]), to: amountText(next[gift]) })
          : amountText(next[gift]),
    }));
  if (level.withdrawCount !== next.withdrawCount) {
    rows.push({ label: t('vip.gift.withdrawCount'), value: t('vip.change', { from: level.withdrawCount, to: next.withdrawCount }) });
  }
  if (rows.length === 0) return null;
  return (
    <Card>
      <Stack>
        <SectionTitle title={t('vip.next', { name: next.name })} />
        <Facts rows={rows} />
      </Stack>
    </Card>
  );
}
