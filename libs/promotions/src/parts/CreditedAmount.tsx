import { type Money as Amount, countedMoney, formatMoney } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { useCountUp } from '@parlour/ui/count-up';
import { Icon } from '@parlour/ui/icon';
import { Money } from '@parlour/ui/money';
import { VisuallyHidden } from '@parlour/ui/visually-hidden';
import styles from './CreditedAmount.module.css';

export type CreditedAmountProps = { amount: Amount; symbol: string };

/**
 * The credited amount of a claim. A coin flies to it while it counts up, within 900 ms; a tap or a key ends the animation. With reduced motion the
 * amount is final from the start, without a coin.
 */
export function CreditedAmount({ amount, symbol }: CreditedAmountProps) {
  const locale = useLocale();
  const { share, isCounting } = useCountUp(true);
  const text = (value: Amount) => formatMoney(value, { locale, decimals: 2 });

  return (
    <span className={styles.amount}>
      {/* Screen readers hear the final amount once. */}
      <span aria-hidden={isCounting || undefined}>
        <Money symbol={symbol} digits={text(countedMoney('0.00', amount, share))} tone="gold" size="xl" />
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
