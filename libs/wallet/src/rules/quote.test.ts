import { addMoney, compareMoney, formatMoney, locales } from '@parlour/kernel';
import fc from 'fast-check';
import { quote } from './quote';

const money = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 99 }))
  .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`);
const rate = fc.integer({ min: 0, max: 10_000 }).map((n) => `${Math.floor(n / 10_000)}.${String(n % 10_000).padStart(4, '0')}`);

describe('quote', () => {
  it.each([
    ['1000.00', { feeRate: '0', turnoverRate: '1' }, { pay: '1000.00', fee: '0.00', receive: '1000.00', turnover: '1000.00' }],
    ['1000.00', { feeRate: '0.01', turnoverRate: '1' }, { pay: '1000.00', fee: '10.00', receive: '990.00', turnover: '1000.00' }],
    ['0.30', { feeRate: '0.1', turnoverRate: '3' }, { pay: '0.30', fee: '0.03', receive: '0.27', turnover: '0.90' }],
    ['33.33', { feeRate: '0.015', turnoverRate: '1' }, { pay: '33.33', fee: '0.49', receive: '32.84', turnover: '33.33' }],
  ])('%s at %j', (amount, rates, expected) => {
    expect(quote(amount, rates)).toEqual(expected);
  });

  it('never makes or loses a cent: fee and what arrives sum to what is paid', () => {
    fc.assert(
      fc.property(money, rate, (amount, feeRate) => {
        const { pay, fee, receive } = quote(amount, { feeRate });
        expect(compareMoney(addMoney(fee, receive), pay)).toBe(0);
        expect(compareMoney(fee, '0')).toBeGreaterThanOrEqual(0);
        expect(compareMoney(receive, '0')).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('shows every figure as plain digits in every language', () => {
    fc.assert(
      fc.property(money, rate, fc.constantFrom(...locales), (amount, feeRate, locale) => {
        for (const figure of Object.values(quote(amount, { feeRate, turnoverRate: '1' }))) {
          expect(formatMoney(figure, { locale, decimals: 2 })).toMatch(/^\d{1,3}(,\d{3})*\.\d{2}$/);
        }
      }),
    );
  });
});
