import { useCatalogueText } from '@parlour/api-client';
import { paths, toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { useRole } from '@parlour/session';
import { Button } from '@parlour/ui/button';
import type { DayRange } from '@parlour/ui/date-range';
import { EmptyState } from '@parlour/ui/empty-state';
import { Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetMoneyRecordsInfiniteQuery } from '../api/recordsApi';
import { recordDays } from '../rules/recordDays';
import { readKind } from '../rules/recordsTab';
import { LoadMore } from './LoadMore';
import { LoadState } from './LoadState';
import { MoneyExport } from './MoneyExport';
import { MoneyFilters, moneyStatuses } from './MoneyFilters';
import { MoneyRow } from './MoneyRow';
import { PendingNotice } from './PendingNotice';
import { RecordDays } from './RecordDays';
import { StaleNotice } from './StaleNotice';
import { useRecordParams } from './useRecordParams';

const keys = { idOf: ({ recordNo }: { recordNo: string }) => recordNo, timeOf: ({ at }: { at: number }) => at };

/** Money of a range besides play, each order leading to its tracker. Only real accounts have it. */
export function MoneyRecords({ range: { from, to, fromDay, toDay } }: { range: DayRange }) {
  const { t } = useTranslation('wallet');
  const { isRealMember, isTrial } = useRole();
  const catalogueText = useCatalogueText();
  const language = toGatewayLanguage(useLocale());
  const { query: params, set } = useRecordParams();
  const kind = readKind(params);
  const status = moneyStatuses.find((id) => id === params.get('status'));
  const asked = params.get('method') ?? '';
  const method = asked !== '' && asked.length <= 60 ? asked : undefined;
  const filter = { from, to, language, ...(kind && { kind }), ...(status && { status }), ...(method && { method }) };
  const query = useGetMoneyRecordsInfiniteQuery(filter, { skip: !isRealMember, refetchOnMountOrArgChange: true });
  const pages = query.currentData?.pages;
  const isFiltered = Boolean(kind ?? status ?? method);

  if (!isRealMember) {
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
  const days = recordDays(pages?.flatMap(({ content }) => content) ?? [], keys);
  return (
    <Stack>
      <PendingNotice kind="deposit" />
      <PendingNotice kind="withdrawal" />
      <MoneyFilters kind={kind} status={status} method={method} methods={query.data?.pages[0]?.methods ?? []} onChange={set} />
      {!pages && (
        <LoadState
          title={t('records.error')}
          error={query.error}
          isBusy={query.isFetching}
          onRetry={() => void query.refetch()}
          cards={3}
        />
      )}
      {pages && <StaleNotice query={query.isFetchNextPageError ? {} : query} />}
      {pages && days.length === 0 && (
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
      <RecordDays days={days} keyOf={keys.idOf} renderRow={(record) => <MoneyRow record={record} />} />
      {pages && <LoadMore query={query} />}
      {days.length > 0 && <MoneyExport filter={filter} name={`money-${fromDay}-${toDay}`} />}
    </Stack>
  );
}
