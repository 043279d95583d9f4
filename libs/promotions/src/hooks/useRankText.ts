import { type Money, formatMoney } from '@parlour/kernel';
import { useAmountText, useLocale } from '@parlour/merchant';
import { useTranslation } from 'react-i18next';
import type { Rank } from '../wire/rankWire';

export type RankText = { score: (score: Money) => string; money: (amount: Money) => string; prize: (amount: Money) => string };

/** Formats ranking values: scores are money or points, prizes are always money. */
export function useRankText({ unit, currencySymbol }: Pick<Rank, 'unit' | 'currencySymbol'>): RankText {
  const { t } = useTranslation('promotions');
  const locale = useLocale();
  const money = useAmountText(currencySymbol, 'short');
  return {
    money,
    score: (score) => (unit === 'money' ? money(score) : t('rank.points', { points: formatMoney(score, { locale, decimals: 0 }) })),
    prize: (amount) => t('rank.prize', { amount: money(amount) }),
  };
}
