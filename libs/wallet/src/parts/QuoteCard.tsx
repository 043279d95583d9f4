import { compareMoney } from '@parlour/kernel';
import { useAmountText } from '@parlour/merchant';
import { Card } from '@parlour/ui/card';
import { Facts } from '@parlour/ui/facts';
import { useTranslation } from 'react-i18next';
import type { Quote } from '../rules/quote';
import styles from './QuoteCard.module.css';

export type QuoteCardProps = {
  /** Undefined until an amount is typed. */
  quote: Quote | undefined;
  symbol: string;
  /** For deposits: shows the turnover required before a withdrawal. */
  withTurnover?: boolean;
};

/** Previews fee, bonus and received amount before anything is sent. */
export function QuoteCard({ quote, symbol, withTurnover = false }: QuoteCardProps) {
  const { t } = useTranslation('wallet');
  const amountText = useAmountText(symbol);
  const row = (label: string, amount: string | undefined) => ({
    label,
    value: <span className={styles.amount}>{amount === undefined ? '—' : amountText(amount)}</span>,
  });

  return (
    <Card tone="outline">
      <div aria-live="polite">
        <Facts
          rows={[
            row(withTurnover ? t('quote.pay') : t('quote.amount'), quote?.pay),
            row(t('quote.fee'), quote?.fee),
            ...(quote && compareMoney(quote.bonus, '0') > 0 ? [row(t('quote.bonus'), quote.bonus)] : []),
            row(t('quote.receive'), quote?.receive),
            ...(withTurnover ? [row(t('quote.turnover'), quote?.turnover)] : []),
            ...(quote && compareMoney(quote.bonusTurnover, '0') > 0 ? [row(t('quote.bonusTurnover'), quote.bonusTurnover)] : []),
          ]}
        />
      </div>
    </Card>
  );
}
