import { type Money as Amount, formatMoney, multiplyMoney } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { useCountUp } from '@parlour/ui/count-up';
import { Icon } from '@parlour/ui/icon';
import { Money } from '@parlour/ui/money';
import { VisuallyHidden } from '@parlour/ui/visually-hidden';
import styles from './CreditedAmount.module.css';

export type CreditedAmountProps = { amount: Amount; symbol: string };

/**
 * What a claim has credited: a coin flies up to the amount, which counts up, within 900 ms. A tap or a key ends it. With reduced motion the amount stands
 * there from the start, without a coin.
 */
export function CreditedAmount({ amount, symbol }: CreditedAmountProps) {
  const locale = useLocale();
  const { share, isCounting } = useCountUp(true);
  const text = (value: Amount) => formatMoney(value, { locale, decimals: 2 });

  return (
    <span className={styles.amount}>
      {/* Screen readers hear the final amount once. */}
      <span aria-hidden={isCounting || undefined}>
        <Money symbol={symbol} digits={text(isCounting ? multiplyMoney(amount, share.toFixed(4)) : amount)} tone="gold" size="xl" />
      </span>
      {isCounting && (
        <>
          <VisuallyHidden>{`${symbol}${text(amount)}`}</VisuallyHidden>
          <span className={styles.coin} aria-hidden>
            <Icon name="coins" />
          </span>
        </>
      )}
    </span>
  );
}
