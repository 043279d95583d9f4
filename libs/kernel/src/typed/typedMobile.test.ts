import fc from 'fast-check';
import { loadMobileReader } from './typedMobile';

const read = async (typed: string, diallingCode = '63') => (await loadMobileReader()).read(typed, diallingCode);

test.each([
  '09175557731',
  '9175557731',
  '639175557731',
  '+639175557731',
  '+63 917 555 7731',
  '+63 (0)917 555 7731',
  '(+63) 917 555 7731',
  '+63 (0) 917 555 7731',
  '00 63 917 555 7731',
  '6309175557731',
  'tel:+639175557731',
  '٠٩١٧٥٥٥٧٧٣١',
  '०९१७५५५७७३१',
  '\u2068+63 917 555 7731\u2069',
  '0917\u2011555\u00ad7731',
  '00639175557731',
  '(0917) 555-7731',
  '0917.555.7731',
  '0917 555 7731',
  '0917–555–7731',
  '၀၉၁၇ ၅၅၅ ၇၇၃၁',
  '０９１７\u00a0５５５７７３１',
  '\u202a+639175557731\u202c',
])('reads %j', async (typed) => {
  expect(await read(typed)).toEqual({ value: { national: '9175557731', local: '09175557731', international: '+63 917 555 7731' } });
});

test('digits that Burmese keyboards type, with the letter wa for zero', async () => {
  for (const typed of ['၀၉ ၂၅၀ ၁၂၃ ၄၅၆', 'ဝ၉ ၂၅ဝ ၁၂၃ ၄၅၆', '႐႙႒႕႐႑႒႓႔႕႖', '+၉၅ ၉ ၂၅၀ ၁၂၃ ၄၅၆'])
    expect(await read(typed, '95')).toHaveProperty('value.local', '09250123456');
});

test('the plan of the country decides', async () => {
  expect(await read('09 250 123 456', '95')).toEqual({
    value: { national: '9250123456', local: '09250123456', international: '+95 9 250 123 456' },
  });
});

test.each([
  ['', 'empty'],
  ['\u200b ', 'empty'],
  ['abc', 'format'],
  ['+', 'format'],
  ['0917-abc', 'format'],
  ['09175557731x12', 'format'],
  ['0917 555 7731 ext. 2', 'format'],
  ['O917 555 7731', 'format'],
  ['++639175557731', 'format'],
  ['09175557731 09175557731', 'tooLong'],
  ['09175557731, 09185557731', 'format'],
  ['0917', 'tooShort'],
  ['12345678901234567890', 'tooLong'],
  ['+44 20 7946 0958', 'country'],
  ['+959250123456', 'country'],
  ['0044 20 7946 0958', 'country'],
  ['+999123456789', 'country'],
  ['02 8888 7777', 'notMobile'],
  ['091755577311', 'notMobile'],
])('refuses %j for the reason %s', async (typed, problem) => {
  expect(await read(typed)).toEqual({ problem });
});

test('a calling code that no country has refuses every number', async () => {
  expect(await read('09175557731', '999')).toEqual({ problem: 'country' });
  expect((await loadMobileReader()).example('999')).toBe('');
});

test('an example is a mobile number of the country', async () => {
  const { example } = await loadMobileReader();
  for (const code of ['63', '95', '1', '44']) expect(await read(example(code), code)).toHaveProperty('value');
});

test('a number in any writing is that number or refused, never another', async () => {
  const { read: readNow } = await loadMobileReader();
  const start = fc.constantFrom('0', '', '+63', '63', '+63 0', '0063', '+63(0)');
  const gap = fc.constantFrom('', ' ', '-', '.', '\u00a0');
  fc.assert(
    fc.property(fc.stringMatching(/^[2-9]\d{9}$/), start, fc.constantFrom(0x30, 0x1040, 0xff10), gap, (number, before, zero, between) => {
      const latin = before + [number.slice(0, 3), number.slice(3, 6), number.slice(6)].join(between);
      const typed = latin.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
      const { value } = readNow(typed, '63');
      if (value) expect(value.national).toBe(number);
      else expect(readNow(`0${number}`, '63')).toHaveProperty('problem');
    }),
  );
});

test.each([
  ['84', '0912 345 678', '+84 912 345 678'],
  ['66', '081-234-5678', '+66 81 234 5678'],
  ['880', '+880 1712-345678', '+880 1712 345678'],
  ['62', '0812 3456 7890', '+62 812 3456 7890'],
])('a number of another country with the calling code %s is read: %s', async (diallingCode, typed, international) => {
  const reader = await loadMobileReader();
  expect(reader.read(typed, diallingCode).value?.international).toBe(international);
  expect(reader.example(diallingCode)).not.toBe('');
});
