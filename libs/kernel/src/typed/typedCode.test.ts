import fc from 'fast-check';
import { typedCode } from './typedCode';

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['12 34 56', '123456'],
  ['12-3456', '123456'],
  ['G-123456', '123456'],
  ['၁၂၃၄၅၆', '123456'],
  ['１２３\u00a0４５６', '123456'],
  ['\u200e1234\u200f', '1234'],
  ['Your Parlour code is 123456. It works for 5 minutes.', '123456'],
  ['<#> 123-456 is your code. Never share it.', '123456'],
  ['Code: 4821\n@parlour.example #4821X', '4821'],
  ['You sent ₱1,500.00 at 10:30. Code 4821', '4821'],
  ['Call +63 917 555 7731. Code 4821', '4821'],
  ['သင့်ကုဒ်မှာ ၁၂၃၄၅၆ ဖြစ်သည်', '123456'],
  ['၁၂၃၄၅၆ရပါသည်', '123456'],
  ['၁၂၃၄၅ဝ', '123450'],
  ['123456 123456', '123456'],
  ['Your Parlour code is 123456.\n\n@parlour.example #123456', '123456'],
  ['Your code: 12 34 56.', '123456'],
])('reads %j as %s', (typed, value) => {
  expect(typedCode(typed)).toEqual({ value });
});

test.each([
  ['', 'empty'],
  [' \u200b', 'empty'],
  ['123', 'format'],
  ['12345678901', 'format'],
  ['abc', 'format'],
  ['a123456', 'format'],
  ['1e1000', 'format'],
  ['1234.56', 'format'],
  ['ကုဒ် ၁၂၃၄၅ဝ', 'format'],
  ['ကုဒ် ၁၂၃၄၅ရ ကို', 'format'],
  ['ကုဒ်မှာ ၁၂၃၄၅ဝဖြစ်သည်', 'format'],
  ['၁၂၃၄ဝဝကို', 'format'],
  ['ကုဒ်မှာ ဝ၁၂၃၄၅ ဖြစ်သည်', 'format'],
  ['ကုဒ်မှာ ၁၂၃၄ ၅ဝဖြစ်သည်', 'format'],
  ['ကုဒ်မှာ ၁ဝ ၁၂၃၄ ဖြစ်သည်', 'format'],
  ['123 456 123 456', 'format'],
  ['1234 5678', 'several'],
  ['1234 1234', 'several'],
  ['0  0000-', 'several'],
  ['Codes 123456 and 654321', 'several'],
  ['Code 123456 10 minutes', 'several'],
])('refuses %j for the reason %s', (typed, problem) => {
  expect(typedCode(typed)).toEqual({ problem });
});

test.each(['ဝ', 'ကုဒ် ၁', '1_', 'a 1'])('a paste of 100,000 signs (%j) is no code, and is refused at once', (part) => {
  const start = performance.now();
  expect(typedCode(part.repeat(100_000 / part.length))).toEqual({ problem: 'format' });
  expect(performance.now() - start).toBeLessThan(1000);
});

test('a code is found in any message without other digits, in every script', () => {
  const words = fc.stringMatching(/^([A-Za-z]{1,8}[,.:]? ){0,6}$/);
  fc.assert(
    fc.property(fc.stringMatching(/^\d{4,10}$/), words, words, fc.constantFrom(0x30, 0x1040, 0xff10), (code, before, after, zero) => {
      const written = [...code].map((digit) => String.fromCodePoint(zero + Number(digit))).join('');
      expect(typedCode(`${before}${written} ${after}`)).toEqual({ value: code });
    }),
  );
});

test('what is read stands in the text, digit by digit, once or repeated', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d -]{0,24}$/), (typed) => {
      const { value } = typedCode(typed);
      if (value !== undefined) expect(typed.replace(/\D/g, '').replaceAll(value, '')).toBe('');
    }),
  );
});
