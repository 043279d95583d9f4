import { formatMoney } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { ListRow } from '@parlour/ui/list-row';
import { Money } from '@parlour/ui/money';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Order } from '../wire/order';
import { OrderStatus } from './OrderStatus';
import { orderPath } from './orderPath';
import { useWhen } from './useWhen';
import styles from './OrderRow.module.css';

/** One order in a list: which way the money goes, how much, how it stands. */
export function OrderRow({ order }: { order: Order }) {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  const when = useWhen();
  const { kind, amount, currencySymbol, methodName, account, createdAt, status } = order;
  return (
    <ListRow
      as={Link}
      to={orderPath(order)}
      icon={kind === 'deposit' ? 'arrow-down' : 'arrow-up'}
      title={t(`records.row.${kind}`)}
      text={
        <span className={styles.text}>
          {when.time(createdAt)} · {[methodName, account].filter(Boolean).join(' ')}
          <OrderStatus status={status} />
        </span>
      }
      end={<Money symbol={currencySymbol} digits={formatMoney(amount, { locale, decimals: 2 })} />}
    />
  );
}
