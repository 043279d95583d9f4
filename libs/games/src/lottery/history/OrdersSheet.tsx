import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { ConfirmDialog } from '@parlour/ui/dialog';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SubOrder, useGetSubOrdersQuery } from '../api/lotteryApi';
import { OrderList } from './OrderList';
import { OrderRow } from './OrderRow';
import { useCancelOrder } from './useCancelOrder';
import { useLotteryText } from '../../hooks/useLotteryText';
import { useResync } from '../../hooks/useResync';
import styles from './OrdersSheet.module.css';

export type OrdersSheetProps = { nodeId?: string; now: number; onClose: () => void };

/** The player's bets by draw. A bet can be cancelled while its draw takes bets. */
export function OrdersSheet({ nodeId, now, onClose }: OrdersSheetProps) {
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
          {(order) => <OrderRow key={order.subOrderId} order={order} amount={text.amount} now={now} onCancel={() => setToCancel(order)} />}
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
