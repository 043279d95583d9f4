import { LoadMore, type LoadMoreProps } from '@parlour/api-client';
import { addMoney, compareMoney, formatMoney } from '@parlour/kernel/money';
import { useLocale } from '@parlour/site';
import { useAmountText, useDateFormat } from '@parlour/site/format';
import type { IconName } from '@parlour/ui/icon';
import { ListRow } from '@parlour/ui/list-row';
import { Money } from '@parlour/ui/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type MoneyFilter, useCollectMoneyMutation } from '../../../api/exportApi';
import { orderPath } from '../../../api/ordersApi';
import { OrderStatus } from '../../../parts/OrderStatus';
import { recordDays, RecordDays } from '../../../parts/RecordDays';
import type { MoneyRecord } from '../../../wire/records';
import { ExportButton } from '../ExportButton';
import { NoRecords } from '../NoRecords';
import { useRecordRange } from '../recordParams';
import styles from './MoneyList.module.css';
import { type MoneyLine, moneyLines, SMALL_BELOW } from './moneyLines';

export type MoneyListProps = Pick<LoadMoreProps, 'query'> & { records: MoneyRecord[]; filter: MoneyFilter };

/** Lists money records by day, with links to order trackers and the export button. */
export function MoneyList({ records, query, filter }: MoneyListProps) {
  const { t } = useTranslation('wallet');
  const { id, fromDay, toDay } = useRecordRange().range;
  const days = recordDays(records, ({ at }) => at).map((day) => ({ ...day, rows: moneyLines(day.rows) }));
  const isFiltered = Boolean(filter.kind ?? filter.status ?? filter.method);
  return (
    <>
      {records.length === 0 && (
        <NoRecords
          icon="receipt"
          title={isFiltered ? t('records.empty.filtered') : t('records.empty.money')}
          isFiltered={isFiltered}
          isWidest={id === '30d'}
          filters={['type', 'kind', 'status', 'method']}
          tab="money"
        />
      )}
      <RecordDays
        days={days}
        keyOf={([first]) => first.recordNo}
        renderRow={([first, ...others]) => (others.length > 0 ? <SmallSums records={[first, ...others]} /> : <MoneyRow record={first} />)}
      />
      <LoadMore query={query} isAutomatic />
      {records.length > 0 && <MoneyExport filter={filter} name={`money-${fromDay}-${toDay}`} />}
    </>
  );
}

const icons: Record<MoneyRecord['kind'], IconName> = {
  deposit: 'arrow-down',
  withdrawal: 'arrow-up',
  transfer: 'wallet',
  bonus: 'gift',
  rebate: 'percent',
  adjustment: 'pencil',
};

/** The small bonuses or rebates of a day as one row with their sum. A tap shows each below it. */
function SmallSums({ records }: { records: MoneyLine }) {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const [{ kind, currencySymbol }] = records;
  const limit = useAmountText(currencySymbol, 'short')(SMALL_BELOW);
  const sum = records.reduce((total, { amount }) => addMoney(total, amount), '0');
  return (
    <>
      <ListRow
        as="button"
        icon={icons[kind]}
        title={t(`records.kind.${kind}`)}
        text={t('records.small', { count: records.length, limit })}
        end={<Money symbol={currencySymbol} digits={`+${formatMoney(sum, { locale, symbol: currencySymbol })}`} />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && records.map((record) => <MoneyRow key={record.recordNo} record={record} />)}
    </>
  );
}

/** A row for one money record; an order links to its tracker. Only completed movements show a sign. */
function MoneyRow({ record }: { record: MoneyRecord }) {
  const { t } = useTranslation('wallet');
  const locale = useLocale();
  const dates = useDateFormat();
  const { kind, recordNo, amount, currencySymbol, label, account, at, status } = record;
  const isDone = status === 'successful';
  const digits = formatMoney(amount, { locale, symbol: currencySymbol });
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

/** Exports the money records that match the current filters. */
function MoneyExport({ filter, name }: { filter: MoneyFilter; name: string }) {
  const { t } = useTranslation('wallet');
  const [collect] = useCollectMoneyMutation();
  const columns = (['number', 'time', 'kind', 'method', 'status', 'amount', 'currency'] as const).map((id) => t(`records.column.${id}`));

  async function handleCollect() {
    const { data, error } = await collect(filter);
    if (!data) return { error };
    const rows = data.rows.map((record) => [
      record.recordNo,
      new Date(record.at).toISOString(),
      t(`records.row.${record.kind}`),
      [record.label, record.account].filter(Boolean).join(' '),
      t(`status.${record.status}`),
      record.amount,
      record.currencySymbol,
    ]);
    return { data: { rows, isCut: data.isCut } };
  }

  return <ExportButton name={name} columns={columns} collect={handleCollect} />;
}
