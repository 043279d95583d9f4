import { LoadMore, pageRows } from '@parlour/api-client';
import { StaleNotice, useDateFormat } from '@parlour/site/format';
import type { DayRange } from '@parlour/ui/date-range';
import { EmptyState } from '@parlour/ui/empty-state';
import { Facts } from '@parlour/ui/facts';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { useGetTransfersInfiniteQuery } from '../../api/transferApi';
import { useCounted, useTeamMoney } from '../../parts/TeamFigures';
import { TeamLoadState } from '../../parts/TeamList';

export type TransferReportProps = { range: DayRange };

export function TransferReport({ range: { from, to } }: TransferReportProps) {
  const { t } = useTranslation('agent');
  const dates = useDateFormat();
  const counted = useCounted();
  const query = useGetTransfersInfiniteQuery({ from, to }, { refetchOnMountOrArgChange: true });
  const pages = query.currentData?.pages;
  const first = pages?.[0];
  const money = useTeamMoney(first?.currencySymbol ?? '');
  const rows = pageRows(pages ?? [], ({ transferNo }) => transferNo);
  return (
    <Stack>
      <StaleNotice query={query} />
      {!first && <TeamLoadState query={query} />}
      {first && (
        <Facts
          rows={[
            {
              label: t('transfer.sum'),
              value: t('transfer.sumIn', { amount: money.amount(first.totals.amount), ...counted(first.totals.count) }),
            },
          ]}
        />
      )}
      {first && rows.length === 0 && <EmptyState icon="receipt" title={t('transfer.empty')} />}
      {rows.length > 0 && (
        <ListGroup>
          {rows.map(({ transferNo, name, amount, at }) => (
            <ListRow
              key={transferNo}
              icon="send"
              title={<bdi>{name}</bdi>}
              text={
                <>
                  {dates.full(at)}
                  <br />
                  {transferNo}
                </>
              }
              end={money.amount(amount)}
            />
          ))}
        </ListGroup>
      )}
      {first && <LoadMore query={query} />}
    </Stack>
  );
}
