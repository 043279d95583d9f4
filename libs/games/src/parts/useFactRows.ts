import { formatMoney } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { useTranslation } from 'react-i18next';
import type { GameDetail } from '../api/discoveryApi';
import { isClassification } from '../rules/classifications';
import type { PlayTarget } from '../rules/playTarget';

/** Turns the facts of a game into labelled lines: only what the gateway told, a fact that is missing has no line. */
export function useFactRows({ gameType }: PlayTarget) {
  const { t } = useTranslation('games');
  const locale = useLocale();
  const money = (amount: string) => formatMoney(amount, { locale, decimals: 2 });

  return ({ vendorName, gameClassify, minBet, maxBet, returnRate, lines, volatility }: GameDetail) => {
    const kind = isClassification(gameClassify) ? t(`about.kind.${gameClassify}`) : t(`category.${gameType}`);
    const pairs: [string, string | undefined][] = [
      ['vendor', vendorName],
      ['type', kind],
      ['minBet', minBet ? money(minBet) : undefined],
      ['maxBet', maxBet ? money(maxBet) : undefined],
      ['rate', returnRate ? `${Number((Number(returnRate) * 100).toFixed(2))} %` : undefined],
      ['lines', lines ? String(lines) : undefined],
      ['volatility', volatility ? t(`about.volatility.${volatility}`) : undefined],
    ];
    return pairs.flatMap(([key, value]) => (value ? [{ label: t(`about.fact.${key}`), value }] : []));
  };
}
