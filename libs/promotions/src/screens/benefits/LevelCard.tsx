import { useAmountText, useDateFormat } from '@parlour/merchant';
import { Card } from '@parlour/ui/card';
import { Icon } from '@parlour/ui/icon';
import { Stack } from '@parlour/ui/page';
import { Progress } from '@parlour/ui/progress';
import { useTranslation } from 'react-i18next';
import { shareOf } from '../../rules/shareOf';
import type { VipLevel, VipMine } from '../../wire/vipWire';
import styles from './LevelCard.module.css';

type LevelCardProps = { mine: VipMine; level: VipLevel; symbol: string };

/** Shows the player's level and the progress to the next. Progress bars without gateway data are left out. */
export function LevelCard({ mine, level, symbol }: LevelCardProps) {
  const { t } = useTranslation('promotions');
  const amountText = useAmountText(symbol, 'short');
  const dates = useDateFormat();
  return (
    <Card tone="accent">
      <Stack>
        <div className={styles.head}>
          <span className={styles.mark}>
            <Icon name="crown" size="l" />
          </span>
          <div>
            <p className={styles.note}>{t('vip.yourLevel')}</p>
            <h2 className={styles.name}>{level.name}</h2>
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
    </Card>
  );
}
