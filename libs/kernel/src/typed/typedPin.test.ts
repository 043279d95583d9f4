import fc from 'fast-check';
import { isPin, typedPin } from './typedPin';

test.each([
  ['246810', '246810'],
  ['24 68-10', '246810'],
  ['24–68–10', '246810'],
  ['၂၄၆၈၁၀', '246810'],
  ['٢٤٦٨١٠', '246810'],
  ['２４６\u00a0８１０', '246810'],
  ['\u202a246\u200b810\u202c', '246810'],
  ['\u2066246810\u2069', '246810'],
  ['၂၄၆၈၁ဝ', '246810'],
  ['Your code is 246810. It works for 5 minutes.', '246810'],
  ['သင့်ကုဒ်မှာ ၂၄၆၈၁၀ ဖြစ်သည်', '246810'],
  ['2468', '2468'],
  ['၂၄ ', '24'],
  [' ', ''],
  ['', ''],
])('writes %j as %j', (typed, pin) => {
  expect(typedPin(typed)).toBe(pin);
});

test.each(['24 68-10 99', '2468101', 'a24681', '24.68', '246810 or 135790', 'Your code is 2468', '²46810'])(
  'keeps %j as it is',
  (typed) => {
    expect([typedPin(typed), isPin(typedPin(typed))]).toEqual([typed, false]);
  },
);

test('any text is its own digits, the only code in it, or kept', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[\d -]{0,12}$/)), (typed) => {
      const pin = typedPin(typed);
      if (pin !== typed && /^[\d -]*$/.test(typed)) expect(pin).toBe(typed.replace(/\D/g, ''));
      expect(typedPin(pin)).toBe(pin);
    }),
  );
});
