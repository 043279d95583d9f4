import { useAmountText } from '@parlour/merchant';
import { Card } from '@parlour/ui/card';
import { Facts } from '@parlour/ui/facts';
import { useTranslation } from 'react-i18next';
import type { BetTotals } from '../../../wire/bet';
import { Result } from '../../../parts/Result';

/** Shows the totals of a range, computed by the gateway over all pages. */
export function BetTotalsCard({ totals, symbol }: { totals: BetTotals; symbol: string }) {
  const { t } = useTranslation('wallet');
  const amountText = useAmountText(symbol);
  return (
    <Card>
      <Facts
        rows={[
          { label: t('bet.count'), value: totals.count },
          { label: t('bet.stake'), value: amountText(totals.stake) },
          { label: t('bet.validStake'), value: amountText(totals.validStake) },
          { label: t('bet.payout'), value: amountText(totals.payout) },
          { label: t('bet.net'), value: <Result net={totals.net} symbol={symbol} size="l" /> },
        ]}
      />
    </Card>
  );
}
