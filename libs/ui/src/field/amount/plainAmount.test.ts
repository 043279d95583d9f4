import fc from 'fast-check';
import { plainAmount } from './plainAmount';

test.each([
  ['₱1,000.505', 2, '1000.50'],
  ['007', 2, '7'],
  ['.5', 2, '0.5'],
  ['1.2.3', 2, '1.23'],
  ['-5', 2, '5'],
  ['12.9', 0, '12'],
  ['', 2, ''],
  ['0', 2, '0'],
])('%s with %i decimals is %s', (typed, decimals, plain) => {
  expect(plainAmount(typed, decimals)).toBe(plain);
});

test('any input becomes a decimal string or an empty one, and a second pass changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(0, 2), (typed, decimals) => {
      const plain = plainAmount(typed, decimals);
      expect(plain).toMatch(/^(|\d+(\.\d{0,2})?)$/);
      expect(plainAmount(plain, decimals)).toBe(plain);
    }),
  );
});
