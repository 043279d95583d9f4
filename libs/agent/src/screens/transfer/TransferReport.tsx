import { LoadMore, pageRows } from '@parlour/api-client';
import { RangePicker, StaleNotice, useDateFormat } from '@parlour/site/format';
import { Card } from '@parlour/ui/card';
import { EmptyState } from '@parlour/ui/empty-state';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { useTranslation } from 'react-i18next';
import { useGetTransfersInfiniteQuery } from '../../api/transferApi';
import { useTeamRange, useTeamMoney, FigureGrid } from '../../parts/TeamFigures';
import { TeamLoadState } from '../../parts/TeamList';

/** Lists the transfers of a range with their sum. */
export function TransferReport() {
  const { t } = useTranslation('agent');
  const dates = useDateFormat();
  const { now, range, choose } = useTeamRange();
  const query = useGetTransfersInfiniteQuery({ from: range.from, to: range.to }, { refetchOnMountOrArgChange: true });
  const pages = query.currentData?.pages;
  const first = pages?.[0];
  const money = useTeamMoney(first?.currencySymbol ?? '');
  const rows = pageRows(pages ?? [], ({ transferNo }) => transferNo);
  return (
    <>
      <RangePicker range={range} now={now} onChange={choose} />
      <StaleNotice query={query} />
      {!first && <TeamLoadState query={query} />}
      {first && (
        <Card>
          <FigureGrid
            figures={[
              { label: t('transfer.count'), value: first.totals.count },
              { label: t('transfer.sum'), value: money.amount(first.totals.amount) },
            ]}
          />
        </Card>
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
    </>
  );
}
