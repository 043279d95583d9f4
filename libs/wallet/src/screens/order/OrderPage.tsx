import { LoadState, refusalDetails, useErrorText, useServerNow } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { useDateFormat } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router-dom';
import { hasFailed, isFinal, isOverdue, isSlow } from '../../rules/orderSteps';
import type { Order } from '../../wire/order';
import { OrderFacts } from './OrderFacts';
import { OrderHead } from './OrderHead';
import { OrderTracker } from './OrderTracker';
import { orderPath } from '../../rules/orderPath';
import { ReportLink } from '../../parts/ReportLink';
import { SupportLink } from '../../parts/SupportLink';
import { useOrder } from './useOrder';

export type OrderPageProps = {
  kind: Order['kind'];
  /** Renders the content between head and tracker; `renderNext` renders the content below the tracker. */
  renderBody?: (order: Order, now: number) => ReactNode;
  renderNext: (order: Order) => ReactNode;
  /** A block of the app below the tracker of an order that is not over. */
  children?: ReactNode;
};

/** The page of the order whose number is in the URL: status, reason and next steps. */
export function OrderPage({ kind, renderBody, renderNext, children }: OrderPageProps) {
  const { t } = useTranslation('wallet');
  const { orderNo = '' } = useParams();
  const errorText = useErrorText();
  const dates = useDateFormat();
  const { data: order, error, isFetching, refetch, fulfilledTimeStamp } = useOrder(orderNo);
  const now = useServerNow(order !== undefined && !isFinal(order));

  const hasRunOut = order !== undefined && isOverdue(order, now);

  useEffect(() => {
    if (hasRunOut) void refetch();
  }, [hasRunOut, refetch]);

  if (!order) {
    return (
      <Page>
        {refusalDetails(error)?.code === 'ORDER_UNKNOWN' ? (
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
          <LoadState cards={2} title={t('order.error')} error={error} isBusy={isFetching} onRetry={() => void refetch()} />
        )}
      </Page>
    );
  }
  if (order.kind !== kind) return <Navigate to={orderPath(order)} replace />;
  return (
    <Page>
      <Stack>
        {error !== undefined && (
          <Notice tone="warn">
            {t('order.stale', { time: dates.time(fulfilledTimeStamp ?? order.updatedAt), reason: errorText(error) })}
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
        {!isFinal(order) && children}
        <OrderFacts order={order} />
        {renderNext(order)}
        {needsWord(order, now) && <ReportLink topic={kind} order={order.orderNo} />}
      </Stack>
    </Page>
  );
}

/** Failed and slow orders show a link to customer support. */
function needsWord(order: Order, now: number): boolean {
  return (hasFailed(order) && order.status !== 'cancelled') || isSlow(order, now);
}
