import { LoadMore, pageRows } from '@parlour/api-client';
import { useDateFormat } from '@parlour/merchant';
import type { DayRange } from '@parlour/ui/date-range';
import { EmptyState } from '@parlour/ui/empty-state';
import { ListGroup, ListRow } from '@parlour/ui/list-row';
import { useTranslation } from 'react-i18next';
import { useGetIncomeInfiniteQuery } from '../../api/teamApi';
import { TeamLoadState } from '../../parts/TeamLoadState';
import { useTeamMoney } from '../../hooks/useTeamMoney';

type IncomeListProps = { range: DayRange };

/** Lists each payment with its period and the part that went to downlines. */
export function IncomeList({ range: { from, to } }: IncomeListProps) {
  const { t } = useTranslation('agent');
  const dates = useDateFormat();
  const query = useGetIncomeInfiniteQuery({ from, to }, { refetchOnMountOrArgChange: true });
  const pages = query.currentData?.pages;
  const money = useTeamMoney(pages?.[0]?.currencySymbol ?? '');
  if (!pages) return <TeamLoadState query={query} failure={t('income.failed')} rows={2} />;
  const rows = pageRows(pages, ({ id }) => id);
  if (rows.length === 0) return <EmptyState icon="coins" title={t('income.empty')} />;
  return (
    <>
      <ListGroup title={t('income.payments')}>
        {rows.map(({ id, kind, gross, passedOn, amount, periodFrom, paidAt }) => (
          <ListRow
            key={id}
            title={t(`income.${kind}`)}
            text={
              <>
                {t('income.period', { date: dates.date(periodFrom), paid: dates.date(paidAt) })}
                <br />
                {t('income.parts', { gross: money.amount(gross), passedOn: money.amount(passedOn) })}
              </>
            }
            end={money.amount(amount)}
          />
        ))}
      </ListGroup>
      <LoadMore query={query} />
    </>
  );
}
