import { formatMoney, type Money } from '@parlour/kernel/money';
import { HOUR_MS } from '@parlour/kernel/time';
import { useLocale } from '@parlour/site';
import { useAmountText, useDateFormat } from '@parlour/site/format';
import { Countdown } from '@parlour/ui/countdown';
import { useTranslation } from 'react-i18next';
import { phaseOf } from '../rules/race';
import type { Tournament } from '../wire';

type TournamentText = {
  prize: (amount: Money) => string;
  /** A multiple of the stake: `12.50×`. */
  score: (score: Money) => string;
  /** The own standing in one line; nothing before joining. */
  mine: string | undefined;
  /** The first prize in one line. */
  firstPrize: string | undefined;
};

export function useTournamentText({ currencySymbol, mine, minRounds, prizes }: Tournament): TournamentText {
  const { t } = useTranslation('tournaments');
  const locale = useLocale();
  const prize = useAmountText(currencySymbol, 'short');
  const first = prizes.find(({ from }) => from === 1);
  return {
    prize,
    score: (score) => `${formatMoney(score, { locale, decimals: 2 })}×`,
    mine: mine ? mineText(mine) : undefined,
    firstPrize: first && t('card.firstPrize', { amount: prize(first.prize) }),
  };

  function mineText({ place, rounds, prize: won }: NonNullable<Tournament['mine']>) {
    if (place !== null && won) return t('card.won', { place, amount: prize(won) });
    return place === null ? t('card.rounds', { done: rounds, of: minRounds }) : t('card.place', { place });
  }
}

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
