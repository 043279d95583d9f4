import { useErrorText } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router-dom';
import { refusal } from '../rules/moneyIntent';
import { isFinal, isOverdue, isSlow } from '../rules/orderSteps';
import type { Order } from '../wire/order';
import { LoadState } from './LoadState';
import { OrderFacts } from './OrderFacts';
import { OrderHead } from './OrderHead';
import { OrderTracker } from './OrderTracker';
import { orderPath } from './orderPath';
import { ReportLink } from './ReportLink';
import { SupportLink } from './SupportLink';
import { useOrder } from './useOrder';
import { useServerNow } from './useServerNow';
import { useWhen } from './useWhen';

export type OrderPageProps = {
  kind: Order['kind'];
  /** What this kind of order shows between its head and its tracker, and after it. */
  renderBody?: (order: Order, now: number) => ReactNode;
  renderNext: (order: Order) => ReactNode;
};

/** The page of one order by its number in the address: how it stands, why, and what comes next. */
export function OrderPage({ kind, renderBody, renderNext }: OrderPageProps) {
  const { t } = useTranslation('wallet');
  const { orderNo = '' } = useParams();
  const errorText = useErrorText();
  const when = useWhen();
  const { data: order, error, isFetching, refetch, fulfilledTimeStamp } = useOrder(orderNo);
  const now = useServerNow(order !== undefined && !isFinal(order));

  const hasRunOut = order !== undefined && isOverdue(order, now);

  useEffect(() => {
    if (hasRunOut) void refetch();
  }, [hasRunOut, refetch]);

  if (!order) {
    return (
      <Page>
        {refusal(error)?.code === 'ORDER_UNKNOWN' ? (
          <EmptyState
            icon="receipt"
            title={t('order.unknown.title')}
            text={t('order.unknown.text', { orderNo })}
            action={
              <Button as={Link} to={`${paths.wallet.records}?tab=money`} variant="secondary">
                {t('order.toRecords')}
              </Button>
            }
          />
        ) : (
          <LoadState title={t('order.error')} error={error} isBusy={isFetching} onRetry={() => void refetch()} />
        )}
      </Page>
    );
  }
  // Whoever has lost money, or waits for it, has someone to ask.
  const needsWord = order.status === 'rejected' || order.status === 'expired' || isSlow(order, now);
  if (order.kind !== kind) return <Navigate to={orderPath(order)} replace />;
  return (
    <Page>
      <Stack>
        {error !== undefined && (
          <Notice tone="warn">
            {t('order.stale', { time: when.time(fulfilledTimeStamp ?? order.updatedAt), reason: errorText(error) })}
          </Notice>
        )}
        <OrderHead order={order} now={now} />
        {isSlow(order, now) && (
          <Notice tone="warn" title={t('order.slow.title')} action={<SupportLink />}>
            {t('order.slow.text', { orderNo: order.orderNo })}
          </Notice>
        )}
        {renderBody?.(order, now)}
        <OrderTracker order={order} now={now} isRefreshing={isFetching} onRefresh={() => void refetch()} />
        <OrderFacts order={order} />
        {renderNext(order)}
        {needsWord && <ReportLink topic={kind} order={order.orderNo} />}
      </Stack>
    </Page>
  );
}
