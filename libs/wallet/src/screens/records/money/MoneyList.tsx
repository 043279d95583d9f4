import { LoadMore, type LoadMoreProps } from '@parlour/api-client';
import { useTranslation } from 'react-i18next';
import type { MoneyFilter } from '../../../api/exportApi';
import type { DayRange } from '@parlour/ui/date-range';
import { recordDays } from '../../../rules/recordDays';
import type { MoneyRecord } from '../../../wire/records';
import { MoneyExport } from './MoneyExport';
import { MoneyRow } from './MoneyRow';
import { NoRecords } from '../NoRecords';
import { RecordDays } from '../../../parts/RecordDays';

export type MoneyListProps = Pick<LoadMoreProps, 'query'> & { records: MoneyRecord[]; filter: MoneyFilter; range: DayRange };

/** Lists money records by day, with links to order trackers and the export button. */
export function MoneyList({ records, query, filter, range: { id, fromDay, toDay } }: MoneyListProps) {
  const { t } = useTranslation('wallet');
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
        days={recordDays(records, ({ at }) => at)}
        keyOf={({ recordNo }) => recordNo}
        renderRow={(record) => <MoneyRow record={record} />}
      />
      <LoadMore query={query} isAutomatic />
      {records.length > 0 && <MoneyExport filter={filter} name={`money-${fromDay}-${toDay}`} />}
    </>
  );
}
