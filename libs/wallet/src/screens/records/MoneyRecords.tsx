import { LoadMore, type LoadMoreProps, LoadState, pageRows, useCatalogueText } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { addMoney, compareMoney, formatMoney } from '@parlour/kernel/money';
import { useRole } from '@parlour/player';
import { useLocale } from '@parlour/site';
import { StaleNotice, useAmountText, useDateFormat } from '@parlour/site/format';
import { usePendingIntent } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import type { IconName } from '@parlour/ui/icon';
import { ListRow } from '@parlour/ui/list-row';
import { Money } from '@parlour/ui/money';
import { Notice } from '@parlour/ui/notice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { orderPath } from '../../api/ordersApi';
import { type MoneyFilter, useCollectMoneyMutation, useGetMoneyRecordsInfiniteQuery } from '../../api/recordsApi';
import { usePlayer } from '../../moneyDraft';
import { depositSubmission, withdrawalSubmission } from '../../orderSubmission';
import { useIntentText } from '../../parts/IntentPanel';
import { OrderStatus, recordDays, RecordDays } from '../../parts/recordParts';
import type { MoneyRecord } from '../../wire/records';
import { ExportButton } from './ExportButton';
import { type MoneyLine, moneyLines, SMALL_BELOW } from './moneyLines';
import { NoRecords } from './RecordFilters';
import { useMoneyFilter, useRecordRange } from './recordParams';
import styles from './MoneyRecords.module.css';

/** Shows the money records of a range, without bets. Only for real accounts. */
export function MoneyRecords() {
  const { isRealMember } = useRole();
  return isRealMember ? <RealMoney /> : <NoRealMember />;
}

function RealMoney() {
  const { t } = useTranslation('wallet');
  const filter = useMoneyFilter();
  const query = useGetMoneyRecordsInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const pages = query.currentData?.pages;

  return (
    <>
      <PendingNotice kind="deposit" />
      <PendingNotice kind="withdrawal" />
      {pages ? (
        <>
          <StaleNotice query={query} />
          <MoneyList records={pageRows(pages, ({ recordNo }) => recordNo)} query={query} filter={filter} />
        </>
      ) : (
        <LoadState
          title={t('records.error')}
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
          cards={3}
        />
      )}
    </>
  );
}

/**
 * Shows the catalogue's text that orders need a real account, and offers trial players a way to open one (specification 6 and 8).
 */
function NoRealMember() {
  const { t } = useTranslation('wallet');
  const { isTrial } = useRole();
  const catalogueText = useCatalogueText();
  return (
    <EmptyState
      icon="lock"
      title={isTrial ? catalogueText('freeReject') : catalogueText('noPermission')}
      action={
        isTrial && (
          <Button as={Link} to={paths.session.register}>
            {t('gate.register')}
          </Button>
        )
      }
    />
  );
}

/** Shows a deposit or withdrawal without a known order yet, with a link to the screen that checks it. */
function PendingNotice({ kind }: { kind: 'deposit' | 'withdrawal' }) {
  const { t } = useTranslation('wallet');
  const intentText = useIntentText();
  const player = usePlayer();
  const deposit = usePendingIntent(depositSubmission, player);
  const withdrawal = usePendingIntent(withdrawalSubmission, player);
  const intent = kind === 'deposit' ? deposit : withdrawal;
  if (!intent) return null;
  return (
    <Notice
      tone="info"
      title={t('attention.checking')}
      action={
        <Button as={Link} to={kind === 'deposit' ? paths.wallet.deposit : paths.wallet.withdraw} size="s" variant="secondary">
          {t('intent.see')}
        </Button>
      }
    >
      {intentText(intent)}
    </Notice>
  );
}

type MoneyListProps = Pick<LoadMoreProps, 'query'> & { records: MoneyRecord[]; filter: MoneyFilter };

/** Lists money records by day, with links to order trackers and the export button. */
function MoneyList({ records, query, filter }: MoneyListProps) {
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
