import { ORDER_TIME, depositOrder, withdrawalOrder } from '../mocks/orders';
import { awaitsPayment, isFinal, isOverdue, isSlow, minutesInHand, orderSteps } from './orderSteps';

const road = (order: Parameters<typeof orderSteps>[0]) =>
  orderSteps(order)
    .map(({ id, state }) => `${id}:${state}`)
    .join(' ');
const minutes = (count: number) => ORDER_TIME + count * 60_000;

describe('orderSteps', () => {
  it('product 4.6: a deposit has the steps created, waiting, confirming, credited', () => {
    expect(road(depositOrder())).toBe('created:done waiting:now confirming:next credited:next');
    expect(road(depositOrder({ step: 'confirming' }))).toBe('created:done waiting:done confirming:now credited:next');
    expect(road(depositOrder({ step: 'credited', status: 'successful' }))).toBe('created:done waiting:done confirming:done credited:done');
  });

  it('product 4.7: a withdrawal has the steps submitted, review, sent, completed', () => {
    expect(road(withdrawalOrder())).toBe('submitted:done review:now sent:next completed:next');
    expect(road(withdrawalOrder({ step: 'completed', status: 'successful' }))).toBe('submitted:done review:done sent:done completed:done');
  });

  it('a rejection or an expiry replaces the remaining steps and shows its time', () => {
    const rejected = withdrawalOrder({ step: 'rejected', status: 'rejected', updatedAt: minutes(9) });
    expect(road(rejected)).toBe('submitted:done review:done rejected:failed');
    expect(orderSteps(rejected).at(-1)?.at).toBe(minutes(9));
    expect(road(depositOrder({ step: 'expired', status: 'expired' }))).toBe('created:done waiting:done expired:failed');
  });

  it('starts at the first step when the gateway sends a step of another order type', () => {
    expect(road(depositOrder({ step: 'sent', timeline: [] }))).toBe('created:now waiting:next confirming:next credited:next');
  });

  it('gives each reached step its time, whatever the order of the timeline', () => {
    const order = depositOrder({
      timeline: [
        { step: 'waiting', at: 2 },
        { step: 'created', at: 1 },
      ],
    });
    expect(orderSteps(order).map(({ at }) => at)).toEqual([1, 2, undefined, undefined]);
  });
});

describe('isFinal', () => {
  it.each([
    ['pending', false],
    ['checking', false],
    ['successful', true],
    ['rejected', true],
    ['expired', true],
  ] as const)('the status %s is final: %s', (status, final) => {
    expect(isFinal(depositOrder({ status }))).toBe(final);
  });
});

describe('awaitsPayment', () => {
  it('is true until the transfer is reported or the time to pay runs out', () => {
    expect(awaitsPayment(depositOrder(), minutes(29))).toBe(true);
    expect(awaitsPayment(depositOrder(), minutes(30))).toBe(false);
    expect(awaitsPayment(depositOrder({ expiresAt: null }), minutes(9999))).toBe(true);
    expect(awaitsPayment(depositOrder({ step: 'confirming' }), minutes(1))).toBe(false);
    expect(awaitsPayment(withdrawalOrder(), minutes(1))).toBe(false);
  });

  it('an unpaid order past its time is overdue but not slow, until the gateway expires it', () => {
    expect(isOverdue(depositOrder(), minutes(29))).toBe(false);
    expect(isOverdue(depositOrder(), minutes(30))).toBe(true);
    expect(isOverdue(depositOrder({ status: 'expired', step: 'expired' }), minutes(30))).toBe(false);
    expect(isSlow(depositOrder(), minutes(99))).toBe(false);
  });
});

describe('isSlow', () => {
  it('product 4.6: an order is slow at twice its typical time', () => {
    expect(isSlow(withdrawalOrder(), minutes(29))).toBe(false);
    expect(isSlow(withdrawalOrder(), minutes(30))).toBe(true);
  });

  it('measures a deposit from the moment the player reports the transfer', () => {
    const order = depositOrder({
      step: 'confirming',
      timeline: [
        { step: 'created', at: ORDER_TIME },
        { step: 'confirming', at: minutes(20) },
      ],
    });
    expect(minutesInHand(order, minutes(23))).toBe(3);
    expect(isSlow(order, minutes(23))).toBe(false);
    expect(isSlow(order, minutes(24))).toBe(true);
  });

  it('is false for an unpaid order, a final order, and an order without a typical time', () => {
    expect(isSlow(depositOrder(), minutes(29))).toBe(false);
    expect(isSlow(withdrawalOrder({ status: 'successful' }), minutes(99))).toBe(false);
    expect(isSlow(withdrawalOrder({ typicalMinutes: null }), minutes(99))).toBe(false);
  });

  it('the waiting time is zero, not negative, when the device clock is behind', () => {
    expect(minutesInHand(withdrawalOrder(), minutes(-5))).toBe(0);
  });
});
