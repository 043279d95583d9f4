import fc from 'fast-check';
import { adoptCountries, type Country, countryOf, currencyOf, ownCountries, withSymbol } from './country';
import { compareMoney, formatMoney, shortDecimals, toCurrency, wageringOf } from './money';
import { typedAmount } from './typed/typedAmount';

const [philippines] = ownCountries as [Country];
const money = { code: '', symbol: '', symbolPlace: 'before', decimals: 2, otherNames: [], namesBefore: [] } as const;
const country = (code: string, currency: Partial<Country['currency']>): Country => ({
  ...philippines,
  code,
  currency: { ...money, ...currency },
});

const symbols = ['₫', 'Rp', 'BD', '฿'] as const;

beforeAll(() =>
  adoptCountries([
    country('VN', { code: 'VND', symbol: '₫', symbolPlace: 'after', decimals: 0, otherNames: ['dong', 'đồng', 'đ'] }),
    country('ID', { code: 'IDR', symbol: 'Rp', decimals: 1 }),
    country('TH', { code: 'THB', symbol: '฿' }),
    country('BH', { code: 'BHD', symbol: 'BD', decimals: 3 }),
  ]),
);

test('a country that the operator describes anew replaces the known one', () => {
  adoptCountries([{ ...philippines, names: { EN: 'The islands' } }]);
  expect(countryOf('PH')?.names['EN']).toBe('The islands');
  adoptCountries([philippines]);
  expect(countryOf('PH')).toBe(philippines);
});

test('a symbol stands where its currency has it, letters with a gap', () => {
  expect(['₱', 'Ks', '₫', '', 'K.'].map((symbol) => withSymbol('5', symbol))).toEqual(['₱5', 'Ks\u00A05', '5\u00A0₫', '5', 'K.\u00A05']);
});

test.each([
  ['₫', '250000', '250,000', 0],
  ['₫', '999999999999.99', '999,999,999,999', 0],
  ['Rp', '1.25', '1.2', 1],
  ['฿', '1', '1.00', 0],
  ['฿', '1.5', '1.50', 2],
  ['BD', '1234.5', '1,234.500', 3],
  ['BD', '1.0009', '1.000', 0],
])('%s %s is shown as %s, and short with %i decimals', (symbol, amount, text, short) => {
  expect(formatMoney(amount, { locale: 'en', symbol })).toBe(text);
  expect(shortDecimals(amount, symbol)).toBe(short);
});

test.each([
  ['₫', '100000', '100000'],
  ['₫', '100,000.00', '100000'],
  ['₫', '123456789012 đồng', '123456789012'],
  ['₫', 'VND 5 000', '5000'],
  ['BD', '1.25', '1.250'],
  ['BD', 'BHD 0.005', '0.005'],
  ['฿', '1.5', '1.50'],
])('of %s, %j is sent as %s', (symbol, typed, value) => {
  expect(typedAmount(typed, symbol)).toEqual({ value });
});

test.each([
  ['₫', '100.5', 'decimals'],
  ['₫', '1.000', 'decimals'],
  ['₫', '1.000.000', 'format'],
  ['BD', '1.2345', 'decimals'],
  ['Rp', '0.25', 'decimals'],
])('of %s, %j is refused for the reason %s', (symbol, typed, problem) => {
  expect(typedAmount(typed, symbol)).toEqual({ problem });
});

test('an amount of 0 to 3 decimals is read as it is shown, and keeps every digit', () => {
  const amounts = fc.tuple(fc.constantFrom(...symbols), fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.integer({ min: 0, max: 999 }));
  fc.assert(
    fc.property(amounts, ([symbol, whole, fraction]) => {
      const { decimals } = currencyOf(symbol);
      const exact = toCurrency(`${whole}.${String(fraction).padStart(3, '0')}`, symbol);
      expect(exact).toMatch(decimals === 0 ? /^\d+$/ : new RegExp(`^\\d+\\.\\d{${decimals}}$`));
      const shown = withSymbol(formatMoney(exact, { locale: 'en', symbol }), symbol);
      expect(typedAmount(shown, symbol)).toEqual({ value: exact });
      const short = formatMoney(exact, { locale: 'en', decimals: shortDecimals(exact, symbol) });
      expect(compareMoney(short.replaceAll(',', ''), exact)).toBe(0);
      expect(formatMoney(exact, { locale: 'en', symbol }).replaceAll(',', '')).toBe(exact);
    }),
  );
});

test('the stake for a bonus has the decimals of the currency', () => {
  const stake = (symbol: string) => wageringOf({ turnoverTimes: '1.5' }, { received: '0', bonus: '333', symbol });
  expect([stake('₫'), stake('BD')]).toEqual(['499', '499.500']);
});
