import { useAmountText } from '@parlour/merchant';
import { Facts } from '@parlour/ui/facts';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import type { GameDetail } from '../../api/discoveryApi';
import { isClassification } from '../../rules/list/classifications';
import type { PlayTarget } from '../../rules/play/playTarget';

export type FactListProps = { target: PlayTarget; detail: GameDetail };

/** The facts of a game, a maintenance notice, and an explanation of the return rate. */
export function FactList({ target, detail }: FactListProps) {
  const { t } = useTranslation('games');
  const rowsOf = useFactRows(target, detail.currencySymbol);
  return (
    <>
      {detail.maintenance && <Notice tone="warn">{t('about.maintenance', { vendor: detail.vendorName })}</Notice>}
      <Facts rows={rowsOf(detail)} />
      {detail.returnRate != null && <p>{t('about.rateText')}</p>}
    </>
  );
}

/** Turns details into labelled rows. A fact that the gateway did not send has no row. */
function useFactRows({ gameType }: PlayTarget, symbol: string) {
  const { t } = useTranslation('games');
  const amountText = useAmountText(symbol, 'short');

  return ({ vendorName, gameClassify, minBet, maxBet, returnRate, lines, volatility }: GameDetail) => {
    const kind = isClassification(gameClassify) ? t(`about.kind.${gameClassify}`) : t(`category.${gameType}`);
    const pairs: [string, string | undefined][] = [
      ['vendor', vendorName],
      ['type', kind],
      ['minBet', minBet ? amountText(minBet) : undefined],
      ['maxBet', maxBet ? amountText(maxBet) : undefined],
      ['rate', returnRate ? `${Number((Number(returnRate) * 100).toFixed(2))}%` : undefined],
      ['lines', lines ? String(lines) : undefined],
      ['volatility', volatility ? t(`about.volatility.${volatility}`) : undefined],
    ];
    return pairs.flatMap(([key, value]) => (value ? [{ label: t(`about.fact.${key}`), value }] : []));
  };
}
