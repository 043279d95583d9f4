import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { ConfirmDialog } from '@parlour/ui/dialog';
import { EmptyState } from '@parlour/ui/empty-state';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { Skeleton } from '@parlour/ui/skeleton';
import { StatusChip, type StatusTone } from '@parlour/ui/status-chip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SubOrder, useCancelSubOrderMutation, useGetSubOrdersQuery } from '../api/lotteryApi';
import { mayHaveArrived } from '../rules/lotteryIntent';
import { LotteryFailure } from './LotteryFailure';
import { useLotteryText } from './useLotteryText';
import { useResync } from './useResync';
import { useSlipRefusal } from './useSlipRefusal';
import styles from './OrdersSheet.module.css';

export type OrdersSheetProps = { nodeId?: string; now: number; onClose: () => void };

const tones: Record<SubOrder['status'], StatusTone> = {
  open: 'pending',
  won: 'success',
  lost: 'rejected',
  cancelled: 'expired',
  stopped: 'expired',
};

/** The player's stakes by draw; one whose draw still takes bets can be cancelled. */
export function OrdersSheet({ nodeId, now, onClose }: OrdersSheetProps) {
  const { t } = useTranslation('games');
  const language = toGatewayLanguage(useLocale());
  const [pageNo, setPageNo] = useState(1);
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useGetSubOrdersQuery(
    { nodeId, language, pageNo },
    { refetchOnMountOrArgChange: true },
  );
  const [cancel, { isLoading: isCancelling }] = useCancelSubOrderMutation();
  const [asked, setAsked] = useState<SubOrder>();
  const [problem, setProblem] = useState<string>();
  const refusalText = useSlipRefusal(data?.currencySymbol ?? '');
  const text = useLotteryText(data?.currencySymbol);
  const open = data?.content.filter(({ status }) => status === 'open') ?? [];
  useResync(open.length > 0 ? Math.min(...open.map(({ drawsAt }) => drawsAt)) : undefined, () => void refetch(), fulfilledTimeStamp);

  async function handleCancel(order: SubOrder) {
    const { error: refused } = await cancel({ subOrderId: order.subOrderId });
    setAsked(undefined);
    // A lost reply says nothing: the list itself tells what became of it.
    setProblem(refused === undefined ? undefined : mayHaveArrived(refused) ? t('lottery.cancel.unknown') : refusalText(refused));
    if (refused !== undefined) void refetch();
  }

  return (
    <Sheet open title={t('lottery.myBets')} closeLabel={t('lottery.close')} onClose={onClose}>
      <Stack gap={3}>
        {problem !== undefined && <Notice tone="warn">{problem}</Notice>}
        {data === undefined && error !== undefined && (
          <LotteryFailure title={t('lottery.betsFailed')} error={error} isBusy={isFetching} onRetry={() => void refetch()} />
        )}
        {data === undefined && error === undefined && [1, 2, 3].map((row) => <Skeleton key={row} shape="row" />)}
        {data?.content.length === 0 && <EmptyState icon="ticket" title={t('lottery.noBets')} />}
        <ul className={styles.list}>
          {data?.content.map((order) => (
            <li key={order.subOrderId} className={styles.order}>
              <div className={styles.line}>
                <strong className={styles.name}>{order.gameName}</strong>
                <StatusChip tone={tones[order.status]} label={t(`lottery.status.${order.status}`)} />
              </div>
              <p className={styles.note}>
                {order.playTypeName} · {order.picks.map((row) => row.join(' ') || '–').join(' | ')}
              </p>
              <p className={styles.note}>
                {t('lottery.drawNo', { no: order.drawNo })} ·{' '}
                {t('lottery.betsAmount', { count: order.bets, amount: text.amount(order.stake) })}
              </p>
              {order.result && <p className={styles.note}>{t('lottery.lastResult', { numbers: order.result.join(', ') })}</p>}
              {Number(order.payout) > 0 && <p className={styles.paid}>{t('lottery.paid', { amount: text.amount(order.payout) })}</p>}
              {order.status === 'open' && now < order.closesAt && (
                <Button
                  size="s"
                  variant="secondary"
                  onClick={() => setAsked(order)}
                  aria-label={t('lottery.cancel.of', { no: order.drawNo, name: order.playTypeName })}
                >
                  {t('lottery.cancel.button')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {data && data.totalPages > 1 && (
          <div className={styles.line}>
            <Button size="s" variant="ghost" disabled={pageNo <= 1} onClick={() => setPageNo(pageNo - 1)}>
              {t('lottery.newer')}
            </Button>
            <Button size="s" variant="ghost" disabled={pageNo >= data.totalPages} onClick={() => setPageNo(pageNo + 1)}>
              {t('lottery.older')}
            </Button>
          </div>
        )}
      </Stack>
      {asked && (
        <ConfirmDialog
          open
          tone="danger"
          busy={isCancelling}
          title={t('lottery.cancel.title')}
          text={t('lottery.cancel.text', { amount: text.amount(asked.stake), no: asked.drawNo })}
          confirmLabel={t('lottery.cancel.button')}
          cancelLabel={t('lottery.cancel.keep')}
          onConfirm={() => void handleCancel(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </Sheet>
  );
}
