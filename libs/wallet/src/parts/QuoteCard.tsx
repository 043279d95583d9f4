import { compareMoney } from '@parlour/kernel';
import { Card } from '@parlour/ui/card';
import { Facts } from '@parlour/ui/facts';
import { useTranslation } from 'react-i18next';
import type { Quote } from '../rules/quote';
import { useAmountText } from './useAmountText';
import styles from './QuoteCard.module.css';

export type QuoteCardProps = {
  /** Undefined while no amount is typed. */
  quote: Quote | undefined;
  symbol: string;
  /** A deposit: what has to be played before a withdrawal. */
  withTurnover?: boolean;
};

/** What an amount comes to, before anything is sent. */
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
          ]}
        />
      </div>
    </Card>
  );
}
