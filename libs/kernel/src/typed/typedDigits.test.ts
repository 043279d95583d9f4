import fc from 'fast-check';
import { typedDigits } from './typedDigits';

test.each([
  ['၀၉၁၇ ၅၅၅ ၇၇၃၁', '09175557731'],
  ['０９１７５５５７７３１', '09175557731'],
  ['٠٩١٧٥٥٥٧٧٣١', '09175557731'],
  ['०९१७५५५७७३१', '09175557731'],
  ['𝟎𝟗𝟙𝟕', '0917'],
  ['09\u00a017\u202f555\u30007731', '09175557731'],
  ['\u202a09\u200b17\u2060555\ufeff7731\u202c', '09175557731'],
  ['\u2066\u061c09\u00ad17\u2069', '0917'],
  ['0\ufe0f\u20e39\ufe0f\u20e3', '09'],
  ['၀၉၂၅ဝ ဝဝ', '0925000'],
  ['ဝယ် ၁၀', 'ဝယ်10'],
  ['ဝ', 'ဝ'],
  ['1’000‘1ʼ2′3´4`', "1'000'1'2'3'4'"],
  ['12–34−56', '12-34-56'],
  ['1², ①', '1²,①'],
  ['', ''],
])('reads %j as %j', (typed, digits) => {
  expect(typedDigits(typed)).toBe(digits);
});

/** The first digit of some scripts of Unicode. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0x1040, 0x1090, 0x17e0, 0xff10, 0x1d7ce, 0x1d7d8, 0x1fbf0];

test('the digits of every script are read, whatever stands between them', () => {
  const between = fc.constantFrom('', ' ', '\u00a0', '\u3000', '\u200b', '\u200e', '\u2060', '\u2069', '\ufe0f', '\ufeff');
  const digit = fc.tuple(fc.nat(9), fc.constantFrom(...zeros), between);
  fc.assert(
    fc.property(fc.array(digit), (digits) => {
      const typed = digits.map(([value, zero, space]) => String.fromCodePoint(zero + value) + space).join('');
      expect(typedDigits(typed)).toBe(digits.map(([value]) => value).join(''));
    }),
  );
});
