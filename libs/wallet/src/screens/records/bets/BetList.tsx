import { LoadMore, LoadState, pageRows } from '@parlour/api-client';
import { toGatewayLanguage } from '@parlour/kernel';
import { StaleNotice, useLocale } from '@parlour/merchant';
import { useTranslation } from 'react-i18next';
import { type BetsFilter, useGetBetsInfiniteQuery } from '../../../api/betsApi';
import type { DayRange } from '@parlour/ui/date-range';
import { recordDays } from '../../../rules/recordDays';
import type { BetVendor } from '../../../wire/records';
import { BetExport } from './BetExport';
import { BetRow } from './BetRow';
import { BetTotalsCard } from './BetTotalsCard';
import { LateNote } from './LateNote';
import { NoRecords } from '../NoRecords';
import { RecordDays } from '../../../parts/RecordDays';

export type BetListProps = {
  range: DayRange;
  gameType: string | undefined;
  vendor: string | undefined;
  /** Vendors with bets of the player in the range. */
  vendors: BetVendor[];
  symbol: string;
};

const idOf = ({ orderId }: { orderId: string }) => orderId;

/** Shows the totals, the bets by day and the export button. */
export function BetList({ range: { id, from, to, fromDay, toDay }, gameType, vendor, vendors, symbol }: BetListProps) {
  const { t } = useTranslation('wallet');
  const language = toGatewayLanguage(useLocale());
  const filter: BetsFilter = { from, to, language, ...(gameType && { gameType }), ...(vendor && { vendor }) };
  const query = useGetBetsInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const pages = query.currentData?.pages ?? [];
  const [first] = pages;

  if (!first) {
    return (
      <LoadState title={t('records.error')} error={query.error} isBusy={query.isFetching} onRetry={() => void query.refetch()} cards={3} />
    );
  }
  const days = recordDays(pageRows(pages, idOf), ({ placedAt }) => placedAt);
  const isEmpty = days.length === 0;
  return (
    <>
      <StaleNotice query={query} />
      {isEmpty && (
        <NoRecords
          icon="history"
          title={t('records.empty.bets')}
          isFiltered={Boolean(gameType ?? vendor)}
          isWidest={id === '30d'}
          filters={['game', 'vendor']}
        />
      )}
      {!isEmpty && (
        <>
          <BetTotalsCard totals={first.totals} symbol={symbol} />
          <LateNote vendors={vendors.filter(({ vassalage }) => !vendor || vassalage === vendor)} gameType={gameType} />
          <RecordDays days={days} keyOf={idOf} renderRow={(bet) => <BetRow bet={bet} symbol={symbol} />} />
          <LoadMore query={query} isAutomatic />
          <BetExport filter={filter} name={`bets-${fromDay}-${toDay}`} />
        </>
      )}
    </>
  );
}
