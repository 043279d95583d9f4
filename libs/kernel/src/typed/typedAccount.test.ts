import fc from 'fast-check';
import { typedAccount } from './typedAccount';

const wallet = { minDigits: 11, maxDigits: 11, start: '09', diallingCode: '63' };
const bank = { minDigits: 10, maxDigits: 16 };
const burmese = { minDigits: 9, maxDigits: 11, start: '09', diallingCode: '95' };

test.each([
  ['0917 123 4567', wallet, '09171234567'],
  ['0917-123-4567', wallet, '09171234567'],
  ['၀၉၁၇ ၁၂၃ ၄၅၆၇', wallet, '09171234567'],
  ['9171234567', wallet, '09171234567'],
  ['+639171234567', wallet, '09171234567'],
  ['+63 (0)917 123 4567', wallet, '09171234567'],
  ['0063 917 123 4567', wallet, '09171234567'],
  ['639171234567', wallet, '09171234567'],
  ['(+63) 917.123.4567', wallet, '09171234567'],
  ['0917.123.4567', wallet, '09171234567'],
  ['+63.917.123.4567', wallet, '09171234567'],
  ['\u2066+63 917 123 4567\u2069', wallet, '09171234567'],
  ['+95 9 250 123 456', burmese, '09250123456'],
  ['၀၉.၂၅၀.၁၂၃.၄၅၆', burmese, '09250123456'],
  ['ဝ၉ ၂၅ဝ ၁၂၃ ၄၅၆', burmese, '09250123456'],
  ['1234.567.890', bank, '1234567890'],
  ['1234567890', bank, '1234567890'],
  ['1234\u00a05678-90', bank, '1234567890'],
])('reads %j as %s', (typed, format, value) => {
  expect(typedAccount(typed, format)).toEqual({ value });
});

test.each([
  ['', wallet, 'empty'],
  ['0917x', wallet, 'letters'],
  ['0917/123/4567', wallet, 'letters'],
  ['0817', wallet, 'start'],
  ['1', wallet, 'start'],
  ['+44 20 7946 0958', wallet, 'start'],
  ['+959250123456', wallet, 'start'],
  ['9592501234', burmese, 'start'],
  ['0', wallet, 'short'],
  ['091712345', wallet, 'short'],
  ['91712345', wallet, 'short'],
  ['091712345678', wallet, 'long'],
  ['12345', bank, 'short'],
  ['5000.00', { minDigits: 4, maxDigits: 16 }, 'letters'],
  ['12345678.90', bank, 'letters'],
  ['1234.5678.90', bank, 'letters'],
  ['+1234567890', bank, 'letters'],
])('refuses %j for the reason %s', (typed, format, problem) => {
  expect(typedAccount(typed, format)).toEqual({ problem });
});

test('a mobile number in any writing is the same account', () => {
  const start = fc.constantFrom('0', '', '+63', '63', '+63 0', '0063');
  fc.assert(
    fc.property(
      fc.stringMatching(/^9\d{9}$/),
      start,
      fc.constantFrom(0x30, 0x1040),
      fc.constantFrom('', ' ', '-'),
      (number, before, zero, gap) => {
        const latin = before + [number.slice(0, 3), number.slice(3, 6), number.slice(6)].join(gap);
        const typed = latin.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
        expect(typedAccount(typed, wallet)).toEqual({ value: `0${number}` });
      },
    ),
  );
});
