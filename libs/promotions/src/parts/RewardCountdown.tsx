import { HOUR_MS } from '@parlour/kernel/time';
import { useDateFormat } from '@parlour/site/format';
import { Countdown, type CountdownProps } from '@parlour/ui/countdown';
import { useTranslation } from 'react-i18next';

/** Shows the time left by the gateway's clock, and the deadline in the player's time zone. */
export function RewardCountdown({ until, now }: Pick<CountdownProps, 'until' | 'now'>) {
  const { t } = useTranslation('promotions');
  const dates = useDateFormat();
  return (
    <Countdown label={t('reward.endsIn')} until={until} now={now} soonMs={HOUR_MS} dayLabel={(count) => t('reward.days', { count })}>
      {' · '}
      {dates.zoned(until)}
    </Countdown>
  );
}
