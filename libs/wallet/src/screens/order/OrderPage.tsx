import { LoadState, refusalDetails, useErrorText, useServerNow } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { useAmountText, useDateFormat } from '@parlour/site/format';
import { usePoll } from '@parlour/submission';
import { Button, IconButton } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { EmptyState } from '@parlour/ui/empty-state';
import { Facts } from '@parlour/ui/facts';
import { Notice } from '@parlour/ui/notice';
import { Page, Stack } from '@parlour/ui/page';
import { SectionTitle } from '@parlour/ui/section';
import { Timeline } from '@parlour/ui/timeline';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router-dom';
import { orderPath, useGetOrderQuery } from '../../api/ordersApi';
import { ReportLink, SupportLink } from '../../parts/SupportLinks';
import { hasFailed, isFinal, isOverdue, isSlow, type TrackedStep, isInHand, minutesInHand, orderSteps } from '../../rules/orderSteps';
import { creditOf } from '../../rules/quote';
import type { Order } from '../../wire/order';
import { OrderHead } from './OrderHead';

export type OrderPageProps = {
  kind: Order['kind'];
  /** Renders the content between head and tracker; `renderNext` renders the content below the tracker. */
  renderBody?: (order: Order, now: number) => ReactNode;
  renderNext: (order: Order) => ReactNode;
  /** A block of the app below the facts of an order that is not over. */
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
        <OrderFacts order={order} />
        {!isFinal(order) && children}
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

/** The polling interval of the order tracker: 5 s, growing to 30 s (product decision 4.6). */
const orderPace = { firstMs: 5000, maxMs: 30_000 };

function useOrder(orderNo: string) {
  const query = useGetOrderQuery({ orderNo }, { refetchOnMountOrArgChange: true });
  const isOpen = query.data !== undefined && !isFinal(query.data);
  usePoll(async () => query.refetch(), isOpen, orderPace);
  return query;
}

/** Lists the details of an order. The fee and the net amount are shown only if there is a fee. */
function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation('wallet');
  const dates = useDateFormat();
  const amountText = useAmountText(order.currencySymbol);
  // An order that has failed took no fee and brings nothing.
  const isAlive = !hasFailed(order);
  const hasFee = isAlive && Number(order.fee) !== 0;
  const rows = [
    {
      label: order.kind === 'deposit' ? t('order.by') : t('order.to'),
      value: [order.methodName, order.channelName, order.account].filter(Boolean).join(' '),
    },
    { label: t('order.created'), value: dates.zoned(order.createdAt) },
    { label: t('quote.amount'), value: hasFee && amountText(order.amount) },
    { label: t('quote.fee'), value: hasFee && amountText(order.fee) },
    { label: t('quote.receive'), value: hasFee && amountText(creditOf(order)) },
    { label: t('quote.bonus'), value: isAlive && order.bonus && amountText(order.bonus) },
    { label: t('quote.turnover'), value: isAlive && order.turnover && amountText(order.turnover) },
    { label: t('quote.bonusTurnover'), value: isAlive && order.bonusTurnover && amountText(order.bonusTurnover) },
  ];
  return (
    <Card tone="outline">
      <Facts rows={rows.filter(({ value }) => value)} />
    </Card>
  );
}

type OrderTrackerProps = { order: Order; now: number; isRefreshing: boolean; onRefresh: () => void };

/** Shows the steps of an order with their times and the usual duration of the current step. */
function OrderTracker({ order, now, isRefreshing, onRefresh }: OrderTrackerProps) {
  const { t } = useTranslation('wallet');
  const dates = useDateFormat();

  const stepText = ({ state, at }: TrackedStep): string | undefined => {
    if (state === 'now' && isInHand(order) && order.typicalMinutes) {
      return t('order.normally', { typical: order.typicalMinutes, count: minutesInHand(order, now) });
    }
    return at === undefined ? undefined : dates.full(at);
  };
  const steps = orderSteps(order).map((step) => ({
    id: step.id,
    state: step.state,
    title: t(`step.${step.id}`),
    text: stepText(step),
  }));

  return (
    <Card>
      <SectionTitle
        title={t('order.progress')}
        actions={
          !isFinal(order) && <IconButton icon="refresh" tone="dim" label={t('order.refresh')} disabled={isRefreshing} onClick={onRefresh} />
        }
      />
      <Timeline steps={steps} />
    </Card>
  );
}
