import { useDateFormat } from '@parlour/merchant';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import type { Reward } from '../wire/rewardWire';

type RewardWindowProps = { window: NonNullable<Reward['window']>; now: number };

/** Shows the past and the next claim window of a reward that cannot be claimed now (product 4.11, states). */
export function RewardWindow({ window, now }: RewardWindowProps) {
  const { t } = useTranslation('promotions');
  const dates = useDateFormat();
  const isPast = now >= window.until;
  const next = isPast ? window.nextAt : window.from;

  return (
    <Notice tone="info">
      {isPast && <p>{t('window.was', { from: dates.full(window.from), until: dates.zoned(window.until) })}</p>}
      <p>{next === null ? t('window.unknown') : t('window.next', { from: dates.zoned(next) })}</p>
    </Notice>
  );
}
