import { toGatewayLanguage } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { ConfirmDialog } from '@parlour/ui/dialog';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SubOrder, useGetSubOrdersQuery } from '../api/lotteryApi';
import { OrderList } from './OrderList';
import { OrderPages } from './OrderPages';
import { OrderRow } from './OrderRow';
import { useCancelOrder } from './useCancelOrder';
import { useLotteryText } from './useLotteryText';
import { useResync } from './useResync';

export type OrdersSheetProps = { nodeId?: string; now: number; onClose: () => void };

/** The player's stakes by draw; one whose draw still takes bets can be cancelled. */
export function OrdersSheet({ nodeId, now, onClose }: OrdersSheetProps) {
  const { t } = useTranslation('games');
  const language = toGatewayLanguage(useLocale());
  const [pageNo, setPageNo] = useState(1);
  const { data, error, isFetching, refetch, fulfilledTimeStamp } = useGetSubOrdersQuery(
    { nodeId, language, pageNo },
    { refetchOnMountOrArgChange: true },
  );
  const reload = () => void refetch();
  const [asked, setAsked] = useState<SubOrder>();
  const { cancelOrder, isCancelling, problem } = useCancelOrder(data?.currencySymbol ?? '', reload);
  const text = useLotteryText(data?.currencySymbol);
  useResync(nextDraw(data?.content ?? []), reload, fulfilledTimeStamp);

  async function handleCancel(order: SubOrder) {
    await cancelOrder(order);
    setAsked(undefined);
  }

  return (
    <Sheet open title={t('lottery.myBets')} closeLabel={t('lottery.close')} onClose={onClose}>
      <Stack gap={3}>
        {problem !== undefined && <Notice tone="warn">{problem}</Notice>}
        <OrderList orders={data?.content} error={error} isBusy={isFetching} onRetry={reload}>
          {(order) => <OrderRow key={order.subOrderId} order={order} amount={text.amount} now={now} onCancel={() => setAsked(order)} />}
        </OrderList>
        {data && data.totalPages > 1 && <OrderPages pageNo={pageNo} totalPages={data.totalPages} onChange={setPageNo} />}
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

/** When the first of the open stakes is decided. */
function nextDraw(orders: readonly SubOrder[]): number | undefined {
  const open = orders.filter(({ status }) => status === 'open');
  return open.length > 0 ? Math.min(...open.map(({ drawsAt }) => drawsAt)) : undefined;
}
