import { compareMoney, formatMoney, type Money as Amount } from '@parlour/kernel/money';
import { useLocale } from '@parlour/site';
import { useAmountText, useDateFormat } from '@parlour/site/format';
import { dayOf } from '@parlour/ui/date-range';
import { ListGroup } from '@parlour/ui/list-row';
import { Money } from '@parlour/ui/money';
import { StatusChip, type StatusTone } from '@parlour/ui/status-chip';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../wire/order';

type RecordDaysProps<Row> = { days: RecordDay<Row>[]; keyOf: (row: Row) => string; renderRow: (row: Row) => ReactNode };

export function RecordDays<Row>({ days, keyOf, renderRow }: RecordDaysProps<Row>) {
  const dates = useDateFormat();
  return days.map(({ day, at, rows }) => (
    <ListGroup key={day} title={dates.day(at)}>
      {rows.map((row) => (
        <Fragment key={keyOf(row)}>{renderRow(row)}</Fragment>
      ))}
    </ListGroup>
  ));
}

type RecordDay<Row> = { day: string; /** A time within the day, used to format its name. */ at: number; rows: Row[] };

/** Groups rows by day and keeps their order. */
export function recordDays<Row>(rows: readonly Row[], timeOf: (row: Row) => number): RecordDay<Row>[] {
  const days = new Map<string, RecordDay<Row>>();
  for (const row of rows) {
    const at = timeOf(row);
    const day = dayOf(at);
    const known = days.get(day);
    if (known) known.rows.push(row);
    else days.set(day, { day, at, rows: [row] });
  }
  return [...days.values()];
}

const tones: Record<Order['status'], StatusTone> = {
  pending: 'pending',
  successful: 'success',
  rejected: 'rejected',
  expired: 'expired',
  cancelled: 'expired',
  checking: 'checking',
};

/**
 * Shows the order status as a word and a colour: Pending amber, Successful green, Rejected red, Expired and Cancelled grey, Checking blue
 * (product decision 3).
 */
export function OrderStatus({ status }: { status: Order['status'] }) {
  const { t } = useTranslation('wallet');
  return <StatusChip tone={tones[status]} label={t(`status.${status}`)} />;
}

type ResultProps = { net: Amount; symbol: string; size?: 's' | 'm' | 'l' };

/** Shows the amount won or lost with its sign, so that it does not rely on colour alone. */
export function Result({ net, symbol, size = 'm' }: ResultProps) {
  const locale = useLocale();
  const sign = compareMoney(net, '0');
  return (
    <Money symbol={symbol} digits={formatMoney(net, { locale, symbol })} tone={sign > 0 ? 'up' : sign < 0 ? 'down' : 'plain'} size={size} />
  );
}

/** Formats amounts with the sign before the symbol: "−₱20.00", "₱0.00". With `plus` also "+₱15.50". */
export function useSignedText(symbol: string): (amount: Amount, style?: 'plus') => string {
  const amountText = useAmountText(symbol);
  return (amount, style) => {
    const order = compareMoney(amount, '0');
    const sign = order < 0 ? '−' : order > 0 && style === 'plus' ? '+' : '';
    return sign + amountText(amount.replace('-', ''));
  };
}
