import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { useWhen } from '../hooks/useWhen';
import type { Reward } from '../wire/rewardWire';

type RewardWindowProps = { window: NonNullable<Reward['window']>; now: number };

/** Shows the past and the next claim window of a reward that cannot be claimed now (product 4.11, states). */
export function RewardWindow({ window, now }: RewardWindowProps) {
  const { t } = useTranslation('promotions');
  const when = useWhen();
  const isPast = now >= window.until;
  const next = isPast ? window.nextAt : window.from;

  return (
    <Notice tone="info">
      {isPast && <p>{t('window.was', { from: when.full(window.from), until: when.zoned(window.until) })}</p>}
      <p>{next === null ? t('window.unknown') : t('window.next', { from: when.zoned(next) })}</p>
    </Notice>
  );
}
