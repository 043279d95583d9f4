import fc from 'fast-check';
import { isMoney } from '../money';
import { typedAmount } from './typedAmount';

const peso = '₱';
const kyat = 'Ks';

it.each([
  ['1000', '1000.00'],
  [' 1000 ', '1000.00'],
  ['1,000', '1000.00'],
  ['1,234,567.89', '1234567.89'],
  ['0', '0.00'],
  ['007', '7.00'],
  ['5.', '5.00'],
  ['.5', '0.50'],
  ['0.10', '0.10'],
  ['₱1,000.00', '1000.00'],
  ['₱ 1,000.00', '1000.00'],
  ['₱.50', '0.50'],
  ['1,000.00 ₱', '1000.00'],
  ['PHP 1,000', '1000.00'],
  ['php1000', '1000.00'],
  ['1000 pesos', '1000.00'],
  ['1 000', '1000.00'],
  ['1\u00a0000', '1000.00'],
  ['1\u202f000.50', '1000.50'],
  ["1'000", '1000.00'],
  ['1’000.50', '1000.50'],
  ['1ʼ000', '1000.00'],
  ['Php. 1,000', '1000.00'],
  ['1,000.00 PHP.', '1000.00'],
  ['P1,000', '1000.00'],
  ['₱5,000/-', '5000.00'],
  ['\u2066₱1,000.00\u2069', '1000.00'],
  ['1\u00ad000', '1000.00'],
  ['１０００', '1000.00'],
  ['１，０００．５０', '1000.50'],
  ['\u202a1\u200b000\u202c', '1000.00'],
  ['၁၀၀၀', '1000.00'],
  ['၁,၀၀၀.၅', '1000.50'],
  ['१०००', '1000.00'],
  ['١٬٠٠٠٫٥٠', '1000.50'],
  ['999999999999999', '999999999999999.00'],
])('reads %j as %s', (typed, value) => {
  expect(typedAmount(typed, peso)).toEqual({ value });
});

it.each([
  ['1,000 Ks', '1000.00'],
  ['Ks1000', '1000.00'],
  ['MMK 1,000', '1000.00'],
  ['၁၀၀၀ ကျပ်', '1000.00'],
  ['၁ဝဝဝကျပ်', '1000.00'],
  ['50,000 က်ပ္', '50000.00'],
  ['Kyat 50,000', '50000.00'],
  ['K50,000', '50000.00'],
  ['Ks. 50,000/-', '50000.00'],
])('reads %j in kyats as %s', (typed, value) => {
  expect(typedAmount(typed, kyat)).toEqual({ value });
});

it.each(['Ks.50', 'ks.500', 'MMK.5', 'ကျပ်.၅၀', 'ကျပ်.ဝ၅'])(
  'refuses %j in kyats: the dot may end the name or begin the decimals',
  (typed) => {
    expect(typedAmount(typed, kyat)).toEqual({ problem: 'format' });
  },
);

it.each(['50K', '50 k', '၇၀၀ရ', 'ဝဝဝ', 'ကျပ်', '5K000'])('refuses %j in kyats: it may mean thousands or a word', (typed) => {
  expect(typedAmount(typed, kyat)).toEqual({ problem: 'format' });
});

it.each([
  ['', 'empty'],
  [' \u00a0\u200b', 'empty'],
  ['100,50', 'format'],
  ['0,5', 'format'],
  ['1.000,50', 'format'],
  ['1e3', 'format'],
  ['-500', 'format'],
  ['−500', 'format'],
  ['+5', 'format'],
  ['(500)', 'format'],
  ['.', 'format'],
  [',', 'format'],
  ['₱', 'format'],
  ['10,00,000', 'format'],
  ['0,100', 'format'],
  ['0,000', 'format'],
  ['01 000', 'format'],
  ['10 50', 'format'],
  ['1,000 000', 'format'],
  ['1.2.3', 'format'],
  ['Php.50', 'format'],
  ['P.75', 'format'],
  ['PHP.1000', 'format'],
  ['0x10', 'format'],
  ['NaN', 'format'],
  ['1²', 'format'],
  ['$100', 'format'],
  ['USD 100', 'format'],
  ['₱100 PHP', 'format'],
  ['100k', 'format'],
  ['1000-2000', 'format'],
  ['<b>1</b>', 'format'],
  ['1.005', 'decimals'],
  ['1.000', 'decimals'],
  ['9'.repeat(40), 'tooLong'],
  ['1'.repeat(16), 'tooLong'],
])('refuses %j for the reason %s', (typed, problem) => {
  expect(typedAmount(typed, peso)).toEqual({ problem });
});

it('any text is an exact amount or refused', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.double().map(String), fc.stringMatching(/^[\d., eE+-]{0,45}$/));
  fc.assert(
    fc.property(text, (typed) => {
      const { value, problem } = typedAmount(typed, peso);
      expect(problem === undefined ? isMoney(value) : value === undefined).toBe(true);
    }),
  );
});

it('an amount in any script, grouping, decimal sign and currency is read as that amount or refused, never as another', () => {
  const sign = (options: string[]) => fc.constantFrom(...options);
  const writing = fc.record({
    cents: fc.bigInt({ min: 0n, max: 99_999_999_999_999_999n }),
    zero: fc.constantFrom(0x30, 0x660, 0x966, 0x1040, 0xff10, 0x1d7ce),
    group: sign(['', ',', '.', ' ', '\u00a0', '\u202f', "'", '’', '٬', '，']),
    point: sign(['.', ',', '٫', '．']),
    decimals: fc.constantFrom(0, 1, 2),
    before: sign(['', '₱', 'PHP ', '\u200e', ' ']),
    after: sign(['', '\u202c', '\u00a0']),
  });
  fc.assert(
    fc.property(writing, ({ cents, zero, group, point, decimals, before, after }) => {
      const exact = cents - (cents % 10n ** BigInt(2 - decimals));
      const whole = String(exact / 100n).replace(/\B(?=(\d{3})+$)/g, () => group);
      const fraction = String(exact % 100n)
        .padStart(2, '0')
        .slice(0, decimals);
      const latin = before + whole + (decimals === 0 ? '' : point + fraction) + after;
      const typed = latin.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
      const { value } = typedAmount(typed, peso);
      const isOwnWriting = ['', ','].includes(group) && point === '.';
      if (value !== undefined || isOwnWriting) expect(value).toBe(`${exact / 100n}.${String(exact % 100n).padStart(2, '0')}`);
    }),
  );
});
