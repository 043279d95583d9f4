import { formatMoney, type Money } from '@parlour/kernel/money';
import { useLocale } from '@parlour/site';
import { useAmountText } from '@parlour/site/format';
import { useTranslation } from 'react-i18next';
import type { Tournament } from '../wire';

export type TournamentText = {
  prize: (amount: Money) => string;
  /** A multiple of the stake: `12.50×`. */
  score: (score: Money) => string;
  /** The own standing in one line; nothing before joining. */
  mine: string | undefined;
  /** The first prize in one line. */
  firstPrize: string | undefined;
};

/** Formats the values of a tournament. */
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
