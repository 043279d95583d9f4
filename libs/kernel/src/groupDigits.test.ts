import fc from 'fast-check';
import { groupDigits } from './groupDigits';
import { intlTag, locales } from './locale';

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
