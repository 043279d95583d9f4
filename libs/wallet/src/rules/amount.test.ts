import { compareMoney } from '@parlour/kernel/money';
import { typedAmount } from '@parlour/kernel/typed';
import fc from 'fast-check';
import { depositPresets, readAmount, shareOf, toFieldText, withdrawShares } from './amount';

describe('toFieldText', () => {
  it('is read as the same amount, above 2^53 too', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 99_999_999_999_999_999n }), (cents) => {
        const value = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
        expect(typedAmount(toFieldText(value), '₱')).toEqual({ value });
      }),
    );
  });
});

describe('readAmount', () => {
  const limits = { min: '100.00', max: '20000.00' };

  it.each([
    ['100', undefined],
    ['20000', undefined],
    ['99.99', 'belowMin'],
    ['0', 'belowMin'],
    ['20000.01', 'aboveMax'],
    ['', 'empty'],
  ])('reads %j with the problem %s', (text, problem) => {
    expect(readAmount(text, '₱', limits).problem).toBe(problem);
  });

  it('rejects zero even when the minimum is zero', () => {
    expect(readAmount('0', '₱', { min: '0', max: '10' })).toEqual({ problem: 'belowMin' });
  });

  it('reports the available amount when it is lower than the maximum', () => {
    expect(readAmount('600', '₱', { ...limits, available: '500.00' })).toEqual({ problem: 'aboveAvailable' });
    expect(readAmount('500', '₱', { ...limits, available: '500.00' })).toEqual({ value: '500.00' });
  });

  it('accepts an amount exactly when it lies within the limits', () => {
    const cents = fc.integer({ min: 0, max: 5_000_000 });
    fc.assert(
      fc.property(cents, cents, cents, (value, a, b) => {
        const money = (n: number) => `${Math.floor(n / 100)}.${String(n % 100).padStart(2, '0')}`;
        const [min, max] = [Math.min(a, b), Math.max(a, b)];
        const { value: amount } = readAmount(money(value), '₱', { min: money(min), max: money(max) });
        expect(amount !== undefined).toBe(value > 0 && value >= min && value <= max);
        if (amount) expect(compareMoney(amount, money(value))).toBe(0);
      }),
    );
  });
});

describe('depositPresets', () => {
  it('drops presets outside the limits, sorts the rest and removes duplicates', () => {
    expect(depositPresets(['5000', '50', '200', '200.00', '90000'], { min: '100', max: '20000' })).toEqual(['200', '5000']);
  });
});

describe('shareOf', () => {
  const limits = { min: '100.00', max: '10000.00', symbol: '₱' };

  it('product 4.7: the shares are 25, 50 and 100 %', () => {
    expect(withdrawShares).toEqual(['25', '50', '100']);
  });

  it.each([
    ['4000.00', '25', '1000.00'],
    ['4000.00', '50', '2000.00'],
    ['4000.00', '100', '4000.00'],
    ['1000.05', '50', '500.02'],
    ['12480.55', '100', '10000.00'],
    ['300.00', '25', undefined],
    ['0.00', '100', undefined],
  ] as const)('of %s available, %s %% is %s', (available, percent, amount) => {
    expect(shareOf(available, percent, limits)).toBe(amount);
  });
});
