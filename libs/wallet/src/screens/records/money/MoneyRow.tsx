import { compareMoney, formatMoney } from '@parlour/kernel';
import { useDateFormat, useLocale } from '@parlour/merchant';
import type { IconName } from '@parlour/ui/icon';
import { ListRow } from '@parlour/ui/list-row';
import { Money } from '@parlour/ui/money';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MoneyRecord } from '../../../wire/records';
import { OrderStatus } from '../../../parts/OrderStatus';
import { orderPath } from '../../../rules/orderPath';
import styles from './OrderRow.module.css';

const icons: Record<MoneyRecord['kind'], IconName> = {
  deposit: 'arrow-down',
  withdrawal: 'arrow-up',
  transfer: 'wallet',
  bonus: 'gift',
  rebate: 'percent',
  adjustment: 'pencil',
};

/** A row for one money record; an order links to its tracker. Only completed movements show a sign. */
export function MoneyRow({ record }: { record: MoneyRecord }) {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  const dates = useDateFormat();
  const { kind, recordNo, amount, currencySymbol, label, account, at, status } = record;
  const isDone = status === 'successful';
  const digits = formatMoney(amount, { locale, decimals: 2 });
  const row = {
    icon: icons[kind],
    title: t(record.bonus ? `records.bonus.${record.bonus}` : `records.row.${kind}`),
    text: (
      <span className={styles.text}>
        {[dates.time(at), [label, account].filter(Boolean).join(' ') || recordNo].join(' · ')}
        <OrderStatus status={status} />
      </span>
    ),
    end: (
      <Money
        symbol={currencySymbol}
        digits={isDone ? (compareMoney(amount, '0') > 0 ? `+${digits}` : digits) : digits.replace(/^[-−]/, '')}
      />
    ),
  };
  if (kind !== 'deposit' && kind !== 'withdrawal') return <ListRow {...row} />;
  return <ListRow as={Link} to={orderPath({ kind, orderNo: recordNo })} {...row} />;
}
