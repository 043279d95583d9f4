import { ORDER_TIME, depositOrder, withdrawalOrder } from '../mocks/orders';
import { awaitsPayment, isFinal, isOverdue, isSlow, minutesInHand, orderSteps } from './orderSteps';

const road = (order: Parameters<typeof orderSteps>[0]) =>
  orderSteps(order)
    .map(({ id, state }) => `${id}:${state}`)
    .join(' ');
const minutes = (count: number) => ORDER_TIME + count * 60_000;

describe('orderSteps', () => {
  it('product 4.6: a deposit goes created, waiting, confirming, credited', () => {
    expect(road(depositOrder())).toBe('created:done waiting:now confirming:next credited:next');
    expect(road(depositOrder({ step: 'confirming' }))).toBe('created:done waiting:done confirming:now credited:next');
    expect(road(depositOrder({ step: 'credited', status: 'successful' }))).toBe('created:done waiting:done confirming:done credited:done');
  });

  it('product 4.7: a withdrawal goes submitted, review, sent, completed', () => {
    expect(road(withdrawalOrder())).toBe('submitted:done review:now sent:next completed:next');
    expect(road(withdrawalOrder({ step: 'completed', status: 'successful' }))).toBe('submitted:done review:done sent:done completed:done');
  });

  it('a refusal and an expiry end the road where it stood, with their time', () => {
    const rejected = withdrawalOrder({ step: 'rejected', status: 'rejected', updatedAt: minutes(9) });
    expect(road(rejected)).toBe('submitted:done review:done rejected:failed');
    expect(orderSteps(rejected).at(-1)?.at).toBe(minutes(9));
    expect(road(depositOrder({ step: 'expired', status: 'expired' }))).toBe('created:done waiting:done expired:failed');
  });

  it('stands on the first step when the gateway names a step of another road', () => {
    expect(road(depositOrder({ step: 'sent', timeline: [] }))).toBe('created:now waiting:next confirming:next credited:next');
  });

  it('carries the time of each step that was reached, in whatever order they come', () => {
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
  ] as const)('%s: %s', (status, final) => {
    expect(isFinal(depositOrder({ status }))).toBe(final);
  });
});

describe('awaitsPayment', () => {
  it('until the transfer is reported or the time is over', () => {
    expect(awaitsPayment(depositOrder(), minutes(29))).toBe(true);
    expect(awaitsPayment(depositOrder(), minutes(30))).toBe(false);
    expect(awaitsPayment(depositOrder({ expiresAt: null }), minutes(9999))).toBe(true);
    expect(awaitsPayment(depositOrder({ step: 'confirming' }), minutes(1))).toBe(false);
    expect(awaitsPayment(withdrawalOrder(), minutes(1))).toBe(false);
  });

  it("a time that is over is the gateway's to confirm", () => {
    expect(isOverdue(depositOrder(), minutes(29))).toBe(false);
    expect(isOverdue(depositOrder(), minutes(30))).toBe(true);
    expect(isOverdue(depositOrder({ status: 'expired', step: 'expired' }), minutes(30))).toBe(false);
    expect(isSlow(depositOrder(), minutes(99))).toBe(false);
  });
});

describe('isSlow', () => {
  it('product 4.6: at twice the typical time', () => {
    expect(isSlow(withdrawalOrder(), minutes(29))).toBe(false);
    expect(isSlow(withdrawalOrder(), minutes(30))).toBe(true);
  });

  it('counts a deposit from the moment its transfer was reported', () => {
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

  it('never while the player has yet to pay, when the order is over, or when no typical time is known', () => {
    expect(isSlow(depositOrder(), minutes(29))).toBe(false);
    expect(isSlow(withdrawalOrder({ status: 'successful' }), minutes(99))).toBe(false);
    expect(isSlow(withdrawalOrder({ typicalMinutes: null }), minutes(99))).toBe(false);
  });

  it('a clock that is behind gives no negative wait', () => {
    expect(minutesInHand(withdrawalOrder(), minutes(-5))).toBe(0);
  });
});
