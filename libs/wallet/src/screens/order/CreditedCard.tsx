import { type Money as Amount, countedMoney, formatMoney, paths, subtractMoney } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Icon } from '@parlour/ui/icon';
import { Money } from '@parlour/ui/money';
import { VisuallyHidden } from '@parlour/ui/visually-hidden';
import { useCountUp } from '@parlour/ui/count-up';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './CreditedCard.module.css';

export type CreditedCardProps = {
  balanceAfter: Amount;
  received: Amount;
  symbol: string;
  /** True if the player saw the order before it was credited: the tick appears and the balance counts up. */
  isNews: boolean;
};

/** Shows the new balance of a credited deposit, with the way to the games. */
export function CreditedCard({ balanceAfter, received, symbol, isNews }: CreditedCardProps) {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  const { share, isCounting } = useCountUp(isNews);
  const amount = countedMoney(subtractMoney(balanceAfter, received), balanceAfter, share);
  const text = (value: Amount) => formatMoney(value, { locale, decimals: 2 });

  return (
    <Card>
      <div className={styles.credited}>
        <span className={styles.tick} data-news={isCounting || undefined}>
          <Icon name="circle-check" size="l" />
        </span>
        <div className={styles.balance}>
          <p className={styles.label}>{t('order.balanceAfter')}</p>
          {/* Screen readers hear the final amount once. */}
          <span aria-hidden={isCounting || undefined}>
            <Money symbol={symbol} digits={text(amount)} tone="gold" size="l" />
          </span>
          {isCounting && <VisuallyHidden>{`${symbol}${text(balanceAfter)}`}</VisuallyHidden>}
        </div>
        <Button as={Link} to={paths.home} icon="play">
          {t('order.play')}
        </Button>
      </div>
    </Card>
  );
}
