import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import type { DayRange } from '@parlour/ui/date-range';
import { EmptyState } from '@parlour/ui/empty-state';
import { Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { type BetsFilter, useGetBetsInfiniteQuery } from '../api/betsApi';
import { useGetBetVendorsQuery } from '../api/recordsApi';
import { recordDays } from '../rules/recordDays';
import { BetExport } from './BetExport';
import { BetFilters } from './BetFilters';
import { BetRow } from './BetRow';
import { BetSheet } from './BetSheet';
import { BetTotalsCard } from './BetTotalsCard';
import { LateNote } from './LateNote';
import { LoadMore } from './LoadMore';
import { LoadState } from './LoadState';
import { RecordDays } from './RecordDays';
import { StaleNotice } from './StaleNotice';
import { useCurrencySymbol } from './useCurrencySymbol';
import { useRecordParams } from './useRecordParams';

const keys = { idOf: ({ orderId }: { orderId: string }) => orderId, timeOf: ({ placedAt }: { placedAt: number }) => placedAt };

/** The betting record of a range, of one kind of game or one vendor when chosen: totals, then bets by day. */
export function BetRecords({ range: { id, from, to, fromDay, toDay } }: { range: DayRange }) {
  const { t } = useTranslation('wallet');
  const language = toGatewayLanguage(useLocale());
  const symbol = useCurrencySymbol();
  const { query: params, set } = useRecordParams();
  const gameType = short(params.get('game'));
  const vassalage = short(params.get('vendor'));
  const filter: BetsFilter = { from, to, language, ...(gameType && { gameType }), ...(vassalage && { vassalage }) };
  const vendors = useGetBetVendorsQuery({ from, to, language }, { refetchOnMountOrArgChange: true }).currentData ?? [];
  const query = useGetBetsInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const pages = query.currentData?.pages;
  const isFiltered = Boolean(gameType ?? vassalage);
  const days = recordDays(pages?.flatMap(({ content }) => content) ?? [], keys);

  return (
    <Stack>
      <BetFilters vendors={vendors} gameType={gameType} vassalage={vassalage} onChange={set} />
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
          icon="history"
          title={t('records.emptyBets.title')}
          text={t('records.emptyBets.text')}
          action={
            isFiltered ? (
              <Button variant="secondary" onClick={() => set({ game: undefined, vendor: undefined })}>
                {t('records.emptyBets.clear')}
              </Button>
            ) : (
              id !== '30d' && (
                <Button variant="secondary" onClick={() => set({ range: '30d', from: undefined, to: undefined })}>
                  {t('records.emptyBets.action')}
                </Button>
              )
            )
          }
        />
      )}
      {days.length > 0 && (
        <>
          {pages?.[0] && <BetTotalsCard totals={pages[0].totals} symbol={symbol} />}
          <LateNote vendors={vendors.filter((vendor) => !vassalage || vendor.vassalage === vassalage)} gameType={gameType} />
          <RecordDays days={days} keyOf={keys.idOf} renderRow={(bet) => <BetRow bet={bet} symbol={symbol} />} />
          <LoadMore query={query} />
          <BetExport filter={filter} name={`bets-${fromDay}-${toDay}`} />
        </>
      )}
      <BetSheet symbol={symbol} />
    </Stack>
  );
}

/** A filter of the address; what no gateway would name is none. */
function short(text: string | null): string | undefined {
  return text && text.length <= 40 ? text : undefined;
}
