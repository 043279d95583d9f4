import { HOUR_MS } from '@parlour/kernel/time';
import { useDateFormat } from '@parlour/site/format';
import { Countdown } from '@parlour/ui/countdown';
import { useTranslation } from 'react-i18next';
import { phaseOf } from '../rules/phaseOf';
import type { Tournament } from '../wire';

type TimeLeftProps = { tournament: Pick<Tournament, 'startsAt' | 'endsAt'>; now: number };

/** Shows the time to the start or to the end by the gateway's clock, or the end of a finished tournament. */
export function TimeLeft({ tournament, now }: TimeLeftProps) {
  const { t } = useTranslation('tournaments');
  const dates = useDateFormat();
  const phase = phaseOf(tournament, now);
  if (phase === 'finished') return <p>{t('card.ended', { date: dates.zoned(tournament.endsAt) })}</p>;
  const isRunning = phase === 'running';
  return (
    <Countdown
      label={t(isRunning ? 'card.endsIn' : 'card.startsIn')}
      until={isRunning ? tournament.endsAt : tournament.startsAt}
      now={now}
      soonMs={isRunning ? HOUR_MS : 0}
      dayLabel={(count) => t('card.days', { count })}
    />
  );
}
