import { useDateFormat } from '@parlour/merchant';
import { IconButton } from '@parlour/ui/button';
import { Card } from '@parlour/ui/card';
import { SectionTitle } from '@parlour/ui/section';
import { Timeline } from '@parlour/ui/timeline';
import { useTranslation } from 'react-i18next';
import { type TrackedStep, isFinal, isInHand, minutesInHand, orderSteps } from '../../rules/orderSteps';
import type { Order } from '../../wire/order';

export type OrderTrackerProps = { order: Order; now: number; isRefreshing: boolean; onRefresh: () => void };

/** Shows the steps of an order with their times and the usual duration of the current step. */
export function OrderTracker({ order, now, isRefreshing, onRefresh }: OrderTrackerProps) {
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
