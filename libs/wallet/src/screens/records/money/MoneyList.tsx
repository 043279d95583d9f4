import { LoadMore, type LoadMoreProps } from '@parlour/api-client';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { useTranslation } from 'react-i18next';
import type { MoneyFilter } from '../../../api/exportApi';
import type { DayRange } from '@parlour/ui/date-range';
import { recordDays } from '../../../rules/recordDays';
import type { MoneyRecord } from '../../../wire/records';
import { MoneyExport } from './MoneyExport';
import { MoneyRow } from './MoneyRow';
import { RecordDays } from '../../../parts/RecordDays';
import { useRecordParams } from '../useRecordParams';

export type MoneyListProps = Pick<LoadMoreProps, 'query'> & { records: MoneyRecord[]; filter: MoneyFilter; range: DayRange };

/** Lists money records by day, with links to order trackers and the export button. */
export function MoneyList({ records, query, filter, range: { fromDay, toDay } }: MoneyListProps) {
  const { t } = useTranslation('wallet');
  const { set } = useRecordParams();
  const isFiltered = Boolean(filter.kind ?? filter.status ?? filter.method);
  return (
    <>
      {records.length === 0 && (
        <EmptyState
          icon="receipt"
          title={isFiltered ? t('records.emptyMoney.filtered') : t('records.emptyMoney.title')}
          text={t('records.emptyMoney.text')}
          action={
            isFiltered && (
              <Button
                variant="secondary"
                onClick={() => set({ tab: 'money', type: undefined, kind: undefined, status: undefined, method: undefined })}
              >
                {t('records.emptyMoney.clear')}
              </Button>
            )
          }
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
