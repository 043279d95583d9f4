import type { Order, OrderStep } from '../wire/order';

export type TrackedStep = {
  id: OrderStep;
  state: 'done' | 'now' | 'next' | 'failed';
  /** The time when the order reached this step, in milliseconds. */
  at?: number;
};

const roads: Record<Order['kind'], OrderStep[]> = {
  deposit: ['created', 'waiting', 'confirming', 'credited'],
  withdrawal: ['submitted', 'review', 'sent', 'completed'],
};

/** Returns the steps of an order for its tracker: done, current and next. A rejection, an expiry or a cancellation replaces the remaining steps. */
export function orderSteps(order: Order): TrackedStep[] {
  const times = new Map(order.timeline.map(({ step, at }) => [step, at]));
  const road = roads[order.kind];
  const ended = hasFailed(order);
  const here = ended ? lastReached(road, times) : order.status === 'successful' ? road.length : Math.max(0, road.indexOf(order.step));
  const steps = road.map((id, index): TrackedStep => ({
    id,
    state: index < here || (ended && index === here) ? 'done' : index === here ? 'now' : 'next',
    at: times.get(id),
  }));
  if (!ended) return steps;
  const end = order.status as FailedStatus;
  return [...steps.slice(0, here + 1), { id: end, state: 'failed', at: times.get(end) ?? order.updatedAt }];
}

function lastReached(road: OrderStep[], times: Map<OrderStep, number>): number {
  return road.reduce((last, step, index) => (times.has(step) ? index : last), 0);
}

const failed = ['rejected', 'expired', 'cancelled'] as const;
type FailedStatus = (typeof failed)[number];

/** Returns true if the order has ended and no money arrived. */
export function hasFailed<Some extends Pick<Order, 'status'>>(order: Some): order is Some & { status: FailedStatus } {
  return failed.some((status) => status === order.status);
}

/** Returns true if the order can no longer change. */
export function isFinal(order: Order): boolean {
  return order.status === 'successful' || hasFailed(order);
}

/** Returns true for a pending deposit whose transfer has not been reported. */
function isUnpaid({ kind, status, step }: Order): boolean {
  return kind === 'deposit' && status === 'pending' && (step === 'created' || step === 'waiting');
}

/** Returns true while the player can still pay. */
export function awaitsPayment(order: Order, now: number): boolean {
  return isUnpaid(order) && (!order.expiresAt || order.expiresAt > now);
}

/** Returns true if the payment deadline has passed but the gateway has not expired the order yet. */
export function isOverdue(order: Order, now: number): boolean {
  return isUnpaid(order) && !awaitsPayment(order, now);
}

/** Returns true while the order waits for the operator. */
export function isInHand(order: Order): boolean {
  return !isFinal(order) && !isUnpaid(order);
}

/**
 * Returns the full minutes for which the order has waited for the operator: since the transfer was reported, or since the
 * withdrawal was requested.
 */
export function minutesInHand(order: Order, now: number): number {
  const since = order.timeline.find(({ step }) => step === 'confirming')?.at ?? order.createdAt;
  return Math.max(0, Math.floor((now - since) / 60_000));
}

/** Returns true once the operator has taken twice the typical time (product decision 4.6). */
export function isSlow(order: Order, now: number): boolean {
  return isInHand(order) && Boolean(order.typicalMinutes) && minutesInHand(order, now) >= (order.typicalMinutes ?? 0) * 2;
}
