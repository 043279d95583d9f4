import { paths, toGatewayLanguage } from '@parlour/kernel';
import { useFlag, useIsStatusKnown, useLocale } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useGetBetsInfiniteQuery } from '../api/betsApi';
import type { DateRange } from '../rules/dateRange';
import { recordDays } from '../rules/recordDays';
import { BetRow } from './BetRow';
import { BetSheet } from './BetSheet';
import { BetTotalsCard } from './BetTotalsCard';
import { LoadMore } from './LoadMore';
import { LoadState } from './LoadState';
import { RecordDays } from './RecordDays';
import { useCurrencySymbol } from './useCurrencySymbol';

/** The betting record of a range: totals, then bets by day. Restricted where the operator has switched it off. */
export function BetRecords({ range }: { range: DateRange }) {
  const { t } = useTranslation('wallet');
  const isOn = useFlag('TRANSBETREPMEM3');
  const isRestricted = useIsStatusKnown() && !isOn;
  const locale = useLocale();
  const symbol = useCurrencySymbol();
  const { from, to } = range;
  const query = useGetBetsInfiniteQuery(
    { from, to, language: toGatewayLanguage(locale) },
    { skip: !isOn, refetchOnMountOrArgChange: true },
  );
  const pages = query.currentData?.pages;

  if (isRestricted) {
    return (
      <EmptyState
        icon="lock"
        title={t('records.restricted.title')}
        text={t('records.restricted.text')}
        action={
          <Button as={Link} to={`${paths.wallet.records}?tab=money`} variant="secondary">
            {t('records.restricted.action')}
          </Button>
        }
      />
    );
  }
  if (!pages) {
    return (
      <LoadState title={t('records.error')} error={query.error} isBusy={query.isFetching} onRetry={() => void query.refetch()} cards={3} />
    );
  }
  const days = recordDays(
    pages.flatMap(({ content }) => content),
    { idOf: ({ orderId }) => orderId, timeOf: ({ placedAt }) => placedAt },
  );
  return (
    <Stack>
      {days.length === 0 ? (
        <EmptyState icon="history" title={t('records.emptyBets.title')} text={t('records.emptyBets.text')} />
      ) : (
        <>
          {pages[0] && <BetTotalsCard totals={pages[0].totals} symbol={symbol} />}
          <RecordDays days={days} keyOf={({ orderId }) => orderId} renderRow={(bet) => <BetRow bet={bet} symbol={symbol} />} />
          <LoadMore query={query} />
        </>
      )}
      <BetSheet symbol={symbol} />
    </Stack>
  );
}
