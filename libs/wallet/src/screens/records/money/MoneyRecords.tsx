import { LoadState, pageRows } from '@parlour/api-client';
import { useRole } from '@parlour/player';
import { StaleNotice } from '@parlour/merchant';
import { useTranslation } from 'react-i18next';
import { useGetMoneyRecordsInfiniteQuery } from '../../../api/recordsApi';
import type { DayRange } from '@parlour/ui/date-range';
import { MoneyFilters } from './MoneyFilters';
import { MoneyList } from './MoneyList';
import { NoRealMember } from './NoRealMember';
import { PendingNotice } from './PendingNotice';
import { useMoneyFilter } from './useMoneyFilter';
import { useRecordParams } from '../useRecordParams';

/** Shows the money records of a range, without bets. Only for real accounts. */
export function MoneyRecords({ range }: { range: DayRange }) {
  const { isRealMember } = useRole();
  return isRealMember ? <RealMoney range={range} /> : <NoRealMember />;
}

function RealMoney({ range }: { range: DayRange }) {
  const { t } = useTranslation('wallet');
  const { set } = useRecordParams();
  const filter = useMoneyFilter(range);
  const query = useGetMoneyRecordsInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const { kind, status, method } = filter;
  const pages = query.currentData?.pages;

  return (
    <>
      <PendingNotice kind="deposit" />
      <PendingNotice kind="withdrawal" />
      <MoneyFilters kind={kind} status={status} method={method} methods={query.data?.pages[0]?.methods ?? []} onChange={set} />
      {pages ? (
        <>
          <StaleNotice query={query} />
          <MoneyList records={pageRows(pages, ({ recordNo }) => recordNo)} query={query} filter={filter} range={range} />
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
