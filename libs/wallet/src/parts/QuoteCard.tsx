import { compareMoney } from '@parlour/kernel';
import { useAmountText } from '@parlour/merchant';
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

/** Previews paid and received amount, fee, bonus and turnover before anything is sent. */
export function QuoteCard({ quote, symbol, withTurnover = false }: QuoteCardProps) {
  const { t } = useTranslation('wallet');
  const amountText = useAmountText(symbol);
  const hasBonus = quote && compareMoney(quote.bonus, '0') > 0;
  const hasBonusTurnover = quote && compareMoney(quote.bonusTurnover, '0') > 0;
  const rows = [
    { label: t(withTurnover ? 'quote.pay' : 'quote.amount'), amount: quote?.pay },
    { label: t('quote.receive'), amount: quote?.receive, isMain: true },
    { label: t('quote.fee'), amount: quote?.fee },
    withTurnover && { label: t('quote.turnover'), amount: quote?.turnover },
    hasBonus && { label: t('quote.bonus'), amount: quote.bonus },
    hasBonusTurnover && { label: t('quote.bonusTurnover'), amount: quote.bonusTurnover },
  ].filter((row) => row !== false && row !== undefined);

  return (
    <dl className={styles.quote} aria-live="polite">
      {rows.map(({ label, amount, isMain }) => (
        <div key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.amount} data-main={isMain || undefined}>
            {amount === undefined ? '—' : amountText(amount)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
