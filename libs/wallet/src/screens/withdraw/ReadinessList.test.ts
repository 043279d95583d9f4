import { addMoney, compareMoney } from '@parlour/kernel/money';
import fc from 'fast-check';
import { turnoverMeter } from './ReadinessList';

describe('turnoverMeter', () => {
  it.each([
    ['18000', '9000', { remaining: '9000.00', isComplete: false, share: 0.5 }],
    ['18000', '18000', { remaining: '0.00', isComplete: true, share: 1 }],
    ['18000', '18000.01', { remaining: '0.00', isComplete: true, share: 1 }],
    ['0', '0', { remaining: '0.00', isComplete: true, share: 1 }],
    ['100', '-5', { remaining: '100.00', isComplete: false, share: 0 }],
  ])('%s required and %s done', (required, done, expected) => {
    expect(turnoverMeter({ required, done })).toMatchObject(expected);
  });

  it('done and remaining always add up to the required turnover, and the share stays between 0 and 1', () => {
    const money = fc.bigInt({ min: 0n, max: 10n ** 20n }).map((cents) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`);
    fc.assert(
      fc.property(money, money, (required, done) => {
        const meter = turnoverMeter({ required, done });
        expect(compareMoney(addMoney(meter.done, meter.remaining), required)).toBe(0);
        expect(meter.share).toBeGreaterThanOrEqual(0);
        expect(meter.share).toBeLessThanOrEqual(1);
      }),
    );
  });
});
