import { compareMoney } from '@parlour/kernel';
import { useAmountText } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Facts } from '@parlour/ui/facts';
import { useMoment } from '@parlour/ui/motion';
import { Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { useMayNudge } from '../../hooks/useMayNudge';
import { useRisenLevel } from '../../hooks/useRisenLevel';
import type { VipLevel } from '../../wire/vipWire';
import styles from './LevelMoment.module.css';
import { TierEmblem } from './TierEmblem';

export type LevelMomentProps = { level: VipLevel; symbol: string; tier: number };

const gifts = ['upgrade', 'weekly', 'monthly', 'birthday', 'withdrawDaily'] as const;

/**
 * Welcomes the player to a level that is higher than the last one seen on this device: its emblem and its benefits. The emblem arrives
 * within 900 ms once the page is at rest, or at once if the player goes on. The card stays until the player closes it or leaves the club, and covers no control.
 */
export function LevelMoment({ level, symbol, tier }: LevelMomentProps) {
  const { t } = useTranslation('promotions');
  const amountText = useAmountText(symbol, 'short');
  const { isRisen, dismiss } = useRisenLevel(level.level, useMayNudge());
  const arrival = useMoment(isRisen);
  if (!isRisen) return null;
  return (
    <Card tone="accent">
      <Stack>
        <div className={styles.head} role="status">
          <span className={styles.emblem} data-arrival={arrival}>
            <TierEmblem tier={tier} size="l" />
          </span>
          <h2 className={styles.title}>{t('vip.risen', { name: level.name })}</h2>
        </div>
        <Facts
          rows={gifts
            .filter((gift) => compareMoney(level[gift], '0') > 0)
            .map((gift) => ({ label: t(`vip.gift.${gift}`), value: amountText(level[gift]) }))}
        />
        <Button block variant="secondary" onClick={dismiss}>
          {t('reward.seen')}
        </Button>
      </Stack>
    </Card>
  );
}
