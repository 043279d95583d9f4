import { paths } from '@parlour/kernel';
import { type Money as Amount, subtractMoney } from '@parlour/kernel/money';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Icon } from '@parlour/ui/icon';
import { useInterrupted } from '@parlour/ui/motion';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CountedAmount } from '../../parts/CountedAmount';
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
  const isInterrupted = useInterrupted(isNews);

  return (
    <Card>
      <div className={styles.credited}>
        <span className={styles.tick} data-news={(isNews && !isInterrupted) || undefined}>
          <Icon name="circle-check" size="l" />
        </span>
        <div className={styles.balance}>
          <p className={styles.label}>{t('order.balanceAfter')}</p>
          <CountedAmount from={subtractMoney(balanceAfter, received)} to={balanceAfter} symbol={symbol} isNews={isNews} />
        </div>
        <Button as={Link} to={paths.home} icon="play">
          {t('order.play')}
        </Button>
      </div>
    </Card>
  );
}
