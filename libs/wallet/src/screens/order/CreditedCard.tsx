import { paths } from '@parlour/kernel';
import { type Money as Amount, subtractMoney } from '@parlour/kernel/money';
import { Button } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { Icon } from '@parlour/ui/icon';
import { useInterrupted } from '@parlour/ui/motion';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CountedAmount } from '../../parts/CountedAmount';
import type { Order } from '../../wire/order';
import styles from './CreditedCard.module.css';

export type CreditedCardProps = {
  order: Pick<Order, 'balanceAfter' | 'bonusAfter' | 'receive' | 'bonus' | 'currencySymbol'>;
  /** True if the player saw the order before it was credited: the tick appears and the balance counts up. */
  isNews: boolean;
};

/** Shows the new balance of a credited deposit, in cash and bonus money if it brought both, with the way to the games. */
export function CreditedCard({ order, isNews }: CreditedCardProps) {
  const { t } = useTranslation('wallet');
  const isInterrupted = useInterrupted(isNews);
  const parts = creditedParts(order);

  return (
    <Card>
      <div className={styles.credited}>
        <span className={styles.tick} data-news={(isNews && !isInterrupted) || undefined}>
          <Icon name="circle-check" size="l" />
        </span>
        <div className={styles.balance}>
          <p className={styles.label}>{t('order.balanceAfter')}</p>
          <div className={styles.parts}>
            {parts.map(({ id, before, after }) => (
              <p key={id}>
                <CountedAmount from={before} to={after} symbol={order.currencySymbol} isNews={isNews} />
                {parts.length > 1 && <span className={styles.label}>{` ${t(`balance.${id}`)}`}</span>}
              </p>
            ))}
          </div>
        </div>
        <Button as={Link} to={paths.home} icon="play">
          {t('order.play')}
        </Button>
      </div>
    </Card>
  );
}

type Part = { id: 'cash' | 'bonus'; before: Amount; after: Amount };

/** Returns what the deposit changed: the cash, and the bonus money if it brought some. */
function creditedParts({ balanceAfter, bonusAfter, receive, bonus }: CreditedCardProps['order']): Part[] {
  const part = (id: Part['id'], after: Amount | null | undefined, gain: Amount): Part[] =>
    after ? [{ id, before: subtractMoney(after, gain), after }] : [];
  return [...part('cash', balanceAfter, receive), ...(bonus ? part('bonus', bonusAfter, bonus) : [])];
}
