import { useFailure } from '@parlour/api-client';
import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/site';
import { mayHaveHappened } from '@parlour/submission';
import { Button } from '@parlour/ui/button';
import { ConfirmDialog } from '@parlour/ui/dialog';
import { EmptyState } from '@parlour/ui/empty-state';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { Skeleton } from '@parlour/ui/skeleton';
import { StatusChip, type StatusTone } from '@parlour/ui/status-chip';
import { useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLotteryText } from '../../hooks/useLotteryText';
import { useResync } from '../../hooks/useResync';
import { useSlipRefusal } from '../../hooks/useSlipRefusal';
import { type SubOrder, useGetSubOrdersQuery, useCancelSubOrderMutation } from '../api/lotteryApi';
import { LotteryFailure } from '../parts/LotteryFailure';
import { useLotteryTime } from '../parts/LotteryTime';
import styles from './OrdersSheet.module.css';

export type OrdersSheetProps = { nodeId?: string; onClose: () => void };

/** The player's bets by draw. A bet can be cancelled while its draw takes bets. */
export function OrdersSheet({ nodeId, onClose }: OrdersSheetProps) {
  const { t } = useTranslation('games');
  const language = toGatewayLanguage(useLocale());
  const [pageNo, setPageNo] = useState(1);
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useGetSubOrdersQuery(
    { nodeId, language, pageNo },
    { refetchOnMountOrArgChange: true },
  );
  const reload = () => void refetch();
  const [toCancel, setToCancel] = useState<SubOrder>();
  const { cancelOrder, isCancelling, problem } = useCancelOrder(data?.currencySymbol ?? '', reload);
  const text = useLotteryText(data?.currencySymbol);
  useResync(nextDraw(data?.content ?? []), reload, fulfilledTimeStamp);

  async function handleCancel(order: SubOrder) {
    await cancelOrder(order);
    setToCancel(undefined);
  }

  return (
    <Sheet open title={t('lottery.myBets')} closeLabel={t('lottery.close')} onClose={onClose}>
      <Stack gap={3}>
        {problem !== undefined && <Notice tone="warn">{problem}</Notice>}
        <OrderList orders={data?.content} error={error} isBusy={isFetching} onRetry={reload}>
          {(order) => <OrderRow key={order.subOrderId} order={order} amount={text.amount} onCancel={() => setToCancel(order)} />}
        </OrderList>
        {data && data.totalPages > 1 && <Pages pageNo={pageNo} totalPages={data.totalPages} onChange={setPageNo} />}
      </Stack>
      {toCancel && (
        <ConfirmDialog
          open
          tone="danger"
          busy={isCancelling}
          title={t('lottery.cancel.title')}
          text={t('lottery.cancel.text', { amount: text.amount(toCancel.stake), no: toCancel.drawNo })}
          confirmLabel={t('lottery.cancel.button')}
          cancelLabel={t('lottery.cancel.keep')}
          onConfirm={() => void handleCancel(toCancel)}
          onCancel={() => setToCancel(undefined)}
        />
      )}
    </Sheet>
  );
}

/** Time of the next draw with an open bet. */
function nextDraw(orders: readonly SubOrder[]): number | undefined {
  const open = orders.filter(({ status }) => status === 'open');
  return open.length > 0 ? Math.min(...open.map(({ drawsAt }) => drawsAt)) : undefined;
}

type PagesProps = { pageNo: number; totalPages: number; onChange: (pageNo: number) => void };

function Pages({ pageNo, totalPages, onChange }: PagesProps) {
  const { t } = useTranslation('games');
  return (
    <div className={styles.pages}>
      <Button size="s" variant="ghost" disabled={pageNo <= 1} onClick={() => onChange(pageNo - 1)}>
        {t('lottery.newer')}
      </Button>
      <Button size="s" variant="ghost" disabled={pageNo >= totalPages} onClick={() => onChange(pageNo + 1)}>
        {t('lottery.older')}
      </Button>
    </div>
  );
}

type OrderListProps = {
  /** Undefined while they load and after a failure. */
  orders?: readonly SubOrder[];
  error?: unknown;
  isBusy: boolean;
  onRetry: () => void;
  children: (order: SubOrder) => ReactElement;
};

/** A list of bets, or a skeleton, an error or an empty state. */
function OrderList({ orders, error, isBusy, onRetry, children: row }: OrderListProps) {
  const { t } = useTranslation('games');
  if (!orders) {
    if (error !== undefined) return <LotteryFailure title={t('lottery.betsFailed')} error={error} isBusy={isBusy} onRetry={onRetry} />;
    return [1, 2, 3].map((place) => <Skeleton key={place} shape="row" />);
  }
  if (orders.length === 0) return <EmptyState icon="ticket" title={t('lottery.noBets')} />;
  return <ul className={styles.list}>{orders.map(row)}</ul>;
}

type OrderRowProps = { order: SubOrder; amount: (money: string) => string; onCancel: () => void };

const tones: Record<SubOrder['status'], StatusTone> = {
  open: 'pending',
  won: 'success',
  lost: 'rejected',
  cancelled: 'expired',
  stopped: 'expired',
};

/** A bet in one draw, with its status, and a cancel button while the draw takes bets. */
function OrderRow({ order, amount, onCancel }: OrderRowProps) {
  const { t } = useTranslation('games');
  const now = useLotteryTime();
  const { gameName, status, playTypeName, picks, drawNo, bets, stake, result, payout, closesAt } = order;
  return (
    <li className={styles.order}>
      <div className={styles.line}>
        <strong className={styles.name}>{gameName}</strong>
        <StatusChip tone={tones[status]} label={t(`lottery.status.${status}`)} />
      </div>
      <p className={styles.note}>
        {playTypeName} · {picks.map((row) => row.join(' ') || '–').join(' | ')}
      </p>
      <p className={styles.note}>
        {t('lottery.drawNo', { no: drawNo })} · {t('lottery.betsAmount', { count: bets, amount: amount(stake) })}
      </p>
      {result && <p className={styles.note}>{t('lottery.lastResult', { numbers: result.join(', ') })}</p>}
      {Number(payout) > 0 && <p className={styles.paid}>{t('lottery.paid', { amount: amount(payout) })}</p>}
      {status === 'open' && now < closesAt && (
        <Button size="s" variant="secondary" onClick={onCancel} aria-label={t('lottery.cancel.of', { no: drawNo, name: playTypeName })}>
          {t('lottery.cancel.button')}
        </Button>
      )}
    </li>
  );
}

/** Cancels a bet. After a lost reply the outcome is unknown; the list is fetched again and shows it. */
function useCancelOrder(currencySymbol: string, onUnsure: () => void) {
  const { t } = useTranslation('games');
  const refusalText = useSlipRefusal(currencySymbol);
  const [cancel, { isLoading }] = useCancelSubOrderMutation();
  const [failure, setFailure] = useFailure();

  async function cancelOrder({ subOrderId }: SubOrder): Promise<void> {
    const { error } = await cancel({ subOrderId });
    setFailure(error);
    if (error !== undefined) onUnsure();
  }

  const problemText = () => (mayHaveHappened(failure) ? t('lottery.cancel.unknown') : refusalText(failure));

  return { cancelOrder, isCancelling: isLoading, problem: failure === undefined ? undefined : problemText() };
}
