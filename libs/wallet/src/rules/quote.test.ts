import { adoptCountries, type Country, locales } from '@parlour/kernel';
import { addMoney, compareMoney, formatMoney } from '@parlour/kernel/money';
import fc from 'fast-check';
import { bonusFor, quote } from './quote';

const money = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 99 }))
  .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`);
const rate = fc.integer({ min: 0, max: 10_000 }).map((n) => `${Math.floor(n / 10_000)}.${String(n % 10_000).padStart(4, '0')}`);

const vietnam: Country = {
  code: 'VN',
  names: {},
  dialingCode: '84',
  timeZone: 'Asia/Ho_Chi_Minh',
  currency: { code: 'VND', symbol: '₫', symbolPlace: 'after', decimals: 0, otherNames: [], namesBefore: [] },
  languages: ['EN'],
};

describe('quote', () => {
  it.each([
    [
      '1000.00',
      { feeRate: '0', turnoverRate: '1' },
      { pay: '1000.00', fee: '0.00', bonus: '0.00', receive: '1000.00', turnover: '1000.00', bonusTurnover: '0.00' },
    ],
    [
      '1000.00',
      { feeRate: '0.01', turnoverRate: '1' },
      { pay: '1000.00', fee: '10.00', bonus: '0.00', receive: '990.00', turnover: '990.00', bonusTurnover: '0.00' },
    ],
    [
      '0.30',
      { feeRate: '0.1', turnoverRate: '3' },
      { pay: '0.30', fee: '0.03', bonus: '0.00', receive: '0.27', turnover: '0.81', bonusTurnover: '0.00' },
    ],
    [
      '33.33',
      { feeRate: '0.015', turnoverRate: '1' },
      { pay: '33.33', fee: '0.49', bonus: '0.00', receive: '32.84', turnover: '32.84', bonusTurnover: '0.00' },
    ],
  ])('quotes %s at the rates %j', (amount, rates, expected) => {
    expect(quote(amount, { ...rates, symbol: '₱' })).toEqual(expected);
  });

  it('the fee and the received amount always add up to the paid amount', () => {
    fc.assert(
      fc.property(money, rate, (amount, feeRate) => {
        const { pay, fee, receive } = quote(amount, { symbol: '₱', feeRate });
        expect(compareMoney(addMoney(fee, receive), pay)).toBe(0);
        expect(compareMoney(fee, '0')).toBeGreaterThanOrEqual(0);
        expect(compareMoney(receive, '0')).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each([
    ['199.99', '0.00', '199.99', '0.00'],
    ['200.00', '20.00', '220.00', '160.00'],
    ['33333.33', '1000.00', '34333.33', '8000.00'],
  ])(
    'product 4.6: a deposit of %s with a bonus of 10 %% from 200 on, up to 1,000, with eight times turnover',
    (amount, bonus, receive, bonusTurnover) => {
      const promotion = { min: '200', rate: '0.1', maxBonus: '1000', turnoverTimes: '8' };
      expect(quote(amount, { symbol: '₱', feeRate: '0', turnoverRate: '1', promotion })).toMatchObject({
        bonus,
        receive,
        turnover: amount,
        bonusTurnover,
      });
    },
  );

  it('the welcome bonus asks for eight times deposit and bonus', () => {
    const promotion = { min: '200', rate: '0.5', maxBonus: '5000', turnoverTimes: '8', turnoverBase: 'depositAndBonus' } as const;
    expect(quote('500', { symbol: '₱', feeRate: '0', promotion })).toMatchObject({
      bonus: '250.00',
      receive: '750.00',
      bonusTurnover: '6000.00',
    });
  });

  it('a bonus is never negative, never above its maximum, and zero below the minimum deposit', () => {
    fc.assert(
      fc.property(money, rate, money, money, (amount, share, maxBonus, min) => {
        const bonus = bonusFor(amount, { min, rate: share, maxBonus, turnoverTimes: '8' }, '₱');
        expect(compareMoney(bonus, maxBonus)).toBeLessThanOrEqual(0);
        expect(compareMoney(bonus, '0')).toBeGreaterThanOrEqual(0);
        if (compareMoney(amount, min) < 0) expect(bonus).toBe('0.00');
      }),
    );
  });

  it('the figures of a currency without decimals have none', () => {
    adoptCountries([vietnam]);
    const promotion = { min: '100000', rate: '0.333', maxBonus: '5000000.5', turnoverTimes: '1.5' };
    expect(quote('100001', { symbol: '₫', feeRate: '0.0125', turnoverRate: '1.5', promotion })).toEqual({
      pay: '100001',
      fee: '1250',
      bonus: '33300',
      receive: '132051.00',
      turnover: '148126',
      bonusTurnover: '49950',
    });
    expect(bonusFor('99000000', promotion, '₫')).toBe('5000000');
  });

  it('formats every figure with Latin digits in every language', () => {
    fc.assert(
      fc.property(money, rate, fc.constantFrom(...locales), (amount, feeRate, locale) => {
        for (const figure of Object.values(quote(amount, { symbol: '₱', feeRate, turnoverRate: '1' }))) {
          expect(formatMoney(figure, { locale, decimals: 2 })).toMatch(/^\d{1,3}(,\d{3})*\.\d{2}$/);
        }
      }),
    );
  });
});
