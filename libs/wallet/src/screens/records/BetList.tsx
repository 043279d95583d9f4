import { LoadMore, LoadState, pageRows } from '@parlour/api-client';
import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/site';
import { StaleNotice, useAmountText, useDateFormat } from '@parlour/site/format';
import { Disclosure } from '@parlour/ui/disclosure';
import { Facts } from '@parlour/ui/facts';
import { ListRow } from '@parlour/ui/list-row';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { type BetsFilter, useCollectBetsMutation, useGetBetsInfiniteQuery } from '../../api/recordsApi';
import { recordDays, RecordDays, Result } from '../../parts/recordParts';
import type { Bet, BetTotals } from '../../wire/records';
import { ExportButton } from './ExportButton';
import { NoRecords, useBetVendors, useGameTypeText } from './RecordFilters';
import { readGameType, readVendor, useRecordParams, useRecordRange } from './recordParams';
import styles from './BetList.module.css';

const idOf = ({ orderId }: { orderId: string }) => orderId;

/** Shows the net result, the bets by day and the export button. */
export function BetList({ symbol }: { symbol: string }) {
  const { t } = useTranslation('wallet');
  const language = toGatewayLanguage(useLocale());
  const { query: params } = useRecordParams();
  const { id, from, to, fromDay, toDay } = useRecordRange().range;
  const gameType = readGameType(params);
  const vendor = readVendor(params);
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
      {isEmpty && <LateNote gameType={gameType} vendor={vendor} />}
      {!isEmpty && (
        <>
          {first.totals && <BetTotalsLine totals={first.totals} symbol={symbol} />}
          <RecordDays days={days} keyOf={idOf} renderRow={(bet) => <BetRow bet={bet} symbol={symbol} />} />
          <LoadMore query={query} isAutomatic />
          <LateNote gameType={gameType} vendor={vendor} />
          <BetExport filter={filter} name={`bets-${fromDay}-${toDay}`} />
        </>
      )}
    </>
  );
}

/** A row for one bet: game, time, stake and result. It links to the details. */
function BetRow({ bet, symbol }: { bet: Bet; symbol: string }) {
  const { t } = useTranslation('wallet');
  const dates = useDateFormat();
  const amountText = useAmountText(symbol);
  const statusText = useBetStatusText();
  const [query] = useSearchParams();
  const search = new URLSearchParams(query);
  search.set('bet', bet.orderId);

  return (
    <ListRow
      as={Link}
      to={`?${search.toString()}`}
      replace
      title={bet.gameName}
      text={[dates.time(bet.placedAt), bet.vendorName, bet.detailsFollow && statusText(bet)].filter(Boolean).join(' · ')}
      end={
        <span className={styles.end}>
          {bet.status === 'settled' ? <Result net={bet.net} symbol={symbol} /> : statusText(bet)}
          <span className={styles.stake}>{t('bet.staked', { amount: amountText(bet.stake) })}</span>
        </span>
      }
    />
  );
}

/** The net result of a range in one line, which opens to the other totals. The gateway computes them over all pages. */
function BetTotalsLine({ totals, symbol }: { totals: BetTotals; symbol: string }) {
  const { t } = useTranslation('wallet');
  const amountText = useAmountText(symbol);
  return (
    <Disclosure look="text" title={t('bet.net')} end={<Result net={totals.net} symbol={symbol} />}>
      <Facts
        rows={[
          { label: t('bet.count'), value: totals.count },
          { label: t('bet.stake'), value: amountText(totals.stake) },
          { label: t('bet.validStake'), value: amountText(totals.validStake) },
          { label: t('bet.payout'), value: amountText(totals.payout) },
        ]}
      />
    </Disclosure>
  );
}

/** Returns the status of a bet as text. A bet is settled when it is paid, also while the provider's details follow. */
export function useBetStatusText(): (bet: Pick<Bet, 'status' | 'detailsFollow'>) => string {
  const { t } = useTranslation('wallet');
  return ({ status, detailsFollow }) => t(`bet.status.${status === 'settled' && detailsFollow ? 'detailsFollow' : status}`);
}

type LateNoteProps = { gameType: string | undefined; vendor: string | undefined };

/** Warns that results of the shown vendors may arrive late, with the longest delay (product decision 4.8). */
function LateNote({ gameType, vendor }: LateNoteProps) {
  const { t } = useTranslation('wallet');
  const shown = useBetVendors().filter(
    ({ vassalage, gameTypes }) => (!vendor || vassalage === vendor) && (!gameType || gameTypes.includes(gameType)),
  );
  const minutes = Math.max(0, ...shown.map(({ delayMinutes }) => delayMinutes));
  return minutes > 0 && <p className={styles.note}>{t('records.late', { count: minutes })}</p>;
}

function BetExport({ filter, name }: { filter: BetsFilter; name: string }) {
  const { t } = useTranslation('wallet');
  const gameTypeText = useGameTypeText();
  const statusText = useBetStatusText();
  const [collect] = useCollectBetsMutation();
  const columns = [
    t('bet.orderId'),
    t('records.column.time'),
    t('records.column.game'),
    t('records.game.label'),
    t('bet.vendor'),
    t('records.column.status'),
    t('bet.stake'),
    t('bet.validStake'),
    t('bet.payout'),
    t('bet.net'),
    t('bet.roundId'),
  ];

  async function handleCollect() {
    const { data, error } = await collect(filter);
    if (!data) return { error };
    const rows = data.rows.map((bet) => [
      bet.orderId,
      new Date(bet.placedAt).toISOString(),
      bet.gameName,
      gameTypeText(bet.gameType),
      bet.vendorName ?? bet.vassalage,
      statusText(bet),
      bet.stake,
      bet.validStake,
      bet.payout,
      bet.net,
      bet.roundId,
    ]);
    return { data: { rows, isCut: data.isCut } };
  }

  return <ExportButton name={name} columns={columns} collect={handleCollect} />;
}
