import fc from 'fast-check';
import { intlTag, locales } from '../locale';
import {
  isMoney,
  addMoney,
  compareMoney,
  countedMoney,
  formatMoney,
  groupDigits,
  multiplyMoney,
  subtractMoney,
  truncateMoney,
  wageringOf,
} from './index';

/** Any amount that the wire may carry: up to 24 digits before and 8 after the point. */
const amount = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 10n ** 24n - 1n }), fc.option(fc.stringMatching(/^\d{1,8}$/)))
  .map(([isNegative, whole, fraction]) => `${isNegative ? '-' : ''}${whole}${fraction === null ? '' : `.${fraction}`}`);
/** Smaller amounts, so that sums stay within 24 digits. */
const smallAmount = amount.map((text) => text.replace(/^(-?)\d{13,}/, '$1123456789012'));

const strange: unknown[] = [
  null,
  undefined,
  '',
  ' ',
  '1e3',
  '1,000',
  1e308,
  -0,
  0.1 + 0.2,
  2 ** 53 + 1,
  NaN,
  Infinity,
  'NaN',
  'Infinity',
  '+1',
  '1.',
  '.5',
  '--1',
  '0x10',
  '１２',
  '၁၂',
  '1 000',
  '1'.repeat(40),
  `0.${'1'.repeat(9)}`,
  '12\n',
  {},
  [],
  ['12'],
  12n,
];

describe('reliability M1', () => {
  test.each(strange)('%p is not an amount and is shown as a dash', (value) => {
    expect(isMoney(value)).toBe(false);
    for (const locale of locales) expect(formatMoney(value, { locale, decimals: 2 })).toBe('—');
  });

  test('0.1 + 0.2 is 0.30', () => {
    expect(addMoney('0.1', '0.2')).toBe('0.30');
  });

  test.each([
    ['9007199254740993', 0, '9,007,199,254,740,993'],
    ['9007199254740993.55', 2, '9,007,199,254,740,993.55'],
    ['999999999999999999999999.99', 2, '999,999,999,999,999,999,999,999.99'],
  ] as const)('%s keeps every digit above 2^53', (value, decimals, text) => {
    expect(formatMoney(value, { locale: 'en', decimals })).toBe(text);
  });

  test.each([
    ['999.99', 0, '999'],
    ['999.999', 2, '999.99'],
    ['-999.99', 0, '-999'],
    ['-0', 0, '0'],
    ['-0.4', 0, '0'],
    ['-0.004', 2, '0.00'],
    ['-0.40', 2, '-0.40'],
    ['12480.55', 0, '12,480'],
    ['12480.5', 2, '12,480.50'],
    ['000.50', 2, '0.50'],
  ] as const)('%s at %i decimals is cut to %s', (value, decimals, text) => {
    expect(formatMoney(value, { locale: 'en', decimals })).toBe(text);
  });

  test.each(locales)('%s uses Latin digits', (locale) => {
    expect(formatMoney('1234567.89', { locale, decimals: 2 })).toBe('1,234,567.89');
  });
});

describe('for every amount', () => {
  test('addition does not depend on the order, and subtraction reverses it', () => {
    fc.assert(
      fc.property(smallAmount, smallAmount, (a, b) => {
        expect(addMoney(a, b)).toBe(addMoney(b, a));
        expect(compareMoney(subtractMoney(addMoney(a, b), b), a)).toBe(0);
      }),
    );
  });

  test('results are valid amounts', () => {
    fc.assert(
      fc.property(smallAmount, smallAmount, (a, b) => {
        for (const result of [addMoney(a, b), subtractMoney(a, b), truncateMoney(a, 0), truncateMoney(a, 2)])
          expect(isMoney(result)).toBe(true);
      }),
    );
  });

  test('comparison is a total order', () => {
    fc.assert(
      fc.property(smallAmount, smallAmount, (a, b) => {
        expect(compareMoney(a, b) + compareMoney(b, a)).toBe(0);
        expect(compareMoney(a, a)).toBe(0);
        expect(Math.sign(compareMoney(a, b))).toBe(Math.sign(compareMoney(subtractMoney(a, b), '0')));
      }),
    );
  });

  test('truncation never shows more than the amount', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(0 as const, 2 as const), (value, decimals) => {
        const size = value.replace('-', '');
        expect(compareMoney(truncateMoney(size, decimals), size)).toBeLessThanOrEqual(0);
        expect(formatMoney(value, { locale: 'en', decimals }).replaceAll(',', '')).toMatch(/^-?\d+(\.\d\d)?$/);
      }),
    );
  });

  test('a count begins at one amount, ends exactly at the other, and never leaves the way between them', () => {
    fc.assert(
      fc.property(smallAmount, smallAmount, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, share) => {
        const counted = countedMoney(from, to, share);
        expect(compareMoney(counted, from) * compareMoney(counted, to)).toBeLessThanOrEqual(0);
        expect(compareMoney(countedMoney(from, to, 0), from)).toBe(0);
        expect(countedMoney(from, to, 1)).toBe(to);
      }),
    );
  });

  test('the text shows exactly the digits of the truncated amount, and never a negative zero', () => {
    fc.assert(
      fc.property(amount, (value) => {
        const text = formatMoney(value, { locale: 'fil', decimals: 2 });
        expect(compareMoney(text.replaceAll(',', ''), truncateMoney(value, 2))).toBe(0);
        expect(text).not.toMatch(/^-0(\.00)?$|NaN|Infinity/);
      }),
    );
  });

  test('multiplication is exact and truncated to 8 decimal places', () => {
    expect(multiplyMoney('100.00', '0.008')).toBe('0.80');
    expect(multiplyMoney('0.01', '0.0000001')).toBe('0.00');
    expect(multiplyMoney('-33.33', '3')).toBe('-99.99');
    fc.assert(fc.property(smallAmount, (value) => expect(compareMoney(multiplyMoney(value, '1'), value)).toBe(0)));
  });

  test('calculating with an invalid amount throws instead of giving a wrong figure', () => {
    for (const value of strange) expect(() => addMoney('1', value as string)).toThrow(RangeError);
  });
});

test.each(locales)('%s: groups digits as Intl does', (locale) => {
  const format = new Intl.NumberFormat(intlTag(locale), { maximumFractionDigits: 8 });
  const number = fc.tuple(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.constantFrom('', '.5', '.05', '.12345678'));
  fc.assert(
    fc.property(number, ([whole, fraction]) => {
      const text = `${whole}${fraction}`;
      // A string keeps every digit; a number would round above 2^53.
      expect(groupDigits(text, locale)).toBe(format.format(text as unknown as number));
    }),
  );
});

test('keeps the zeros at the end of an amount', () => {
  expect(groupDigits('-1234567.50', 'en')).toBe('-1,234,567.50');
});

const paid = { received: '500.00', bonus: '250.00', symbol: '₱' };

test.each([
  ['a multiple of the bonus', { turnoverTimes: '8' }, paid, '2000.00'],
  ['a multiple of the bonus, by its name', { turnoverTimes: '8', turnoverBase: 'bonus' }, paid, '2000.00'],
  ['a multiple of deposit and bonus', { turnoverTimes: '8', turnoverBase: 'depositAndBonus' }, paid, '6000.00'],
  ['cents, never rounded up', { turnoverTimes: '1.5' }, { received: '0', bonus: '0.33', symbol: '₱' }, '0.49'],
  [
    'nothing without a bonus',
    { turnoverTimes: '8', turnoverBase: 'depositAndBonus' },
    { received: '500.00', bonus: '0', symbol: '₱' },
    '0.00',
  ],
] as const)('a bonus asks for %s', (_what, rule, amounts, stake) => {
  expect(wageringOf(rule, amounts)).toBe(stake);
});
