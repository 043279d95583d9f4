import { withSymbol } from '@parlour/kernel';
import { countedMoney, formatMoney, type Money as Amount } from '@parlour/kernel/money';
import { useLocale } from '@parlour/site';
import { useCountUp } from '@parlour/ui/count-up';
import { Icon } from '@parlour/ui/icon';
import { Money } from '@parlour/ui/money';
import { VisuallyHidden } from '@parlour/ui/visually-hidden';
import styles from './CountedAmount.module.css';

export type CountedAmountProps = {
  from: Amount;
  to: Amount;
  symbol: string;
  /** Whether the amount counts up from the old one. */
  isNews: boolean;
  /** A coin flies to the amount while it counts. */
  hasCoin?: boolean;
};

/** A balance that counts from one amount to another within 900 ms; any input ends it. With reduced motion, the final amount is shown from the start. */
export function CountedAmount({ from, to, symbol, isNews, hasCoin }: CountedAmountProps) {
  const locale = useLocale();
  const { share, isCounting } = useCountUp(isNews);
  const text = (value: Amount) => formatMoney(value, { locale, symbol });

  return (
    <span className={styles.amount}>
      {/* Screen readers hear the final amount once. */}
      <span aria-hidden={isCounting || undefined}>
        <Money symbol={symbol} digits={text(countedMoney(from, to, share))} tone="gold" size="l" />
      </span>
      {isCounting && <VisuallyHidden>{withSymbol(text(to), symbol)}</VisuallyHidden>}
      {isCounting && hasCoin && (
        <span className={styles.coin} aria-hidden>
          <Icon name="coins" />
        </span>
      )}
    </span>
  );
}
