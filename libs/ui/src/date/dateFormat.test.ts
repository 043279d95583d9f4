import { dateFormat } from './dateFormat';

const moment = new Date(2026, 10, 20, 14, 2).getTime();

test.each([
  ['en', '20 Nov 2026, 14:02'],
  ['my', '20 နိုဝင်ဘာ 2026, 14:02'],
])('%s: day first, month names of the language, Latin digits, a 24-hour clock', (locale, text) => {
  expect(dateFormat(locale).full(moment)).toBe(text);
});

test.each([
  ['en', '20 Nov'],
  ['my', '20 နိုဝင်ဘာ'],
])('%s: short, without the year', (locale, text) => {
  expect(dateFormat(locale).short(moment)).toBe(text);
});

test('every month has a Burmese name', () => {
  const months = Array.from({ length: 12 }, (_, month) => dateFormat('my').date(new Date(2026, month, 1).getTime()));
  expect(months.every((text) => /^1 [က-႟]+ 2026$/.test(text))).toBe(true);
  expect(new Set(months).size).toBe(12);
});

test('months have Filipino names', () => {
  expect(dateFormat('fil').date(moment)).toMatch(/Nob.*2026/);
});

test.each([Number.NaN, Infinity, 1e300, null, undefined])('%s is not a valid time and gives an empty text', (raw) => {
  expect(dateFormat('en').full(raw)).toBe('');
});

test.each(['Asia/Manila', 'Asia/Yangon', 'America/Los_Angeles', undefined])('a calendar day is the same day in %s', (zone) => {
  expect(dateFormat('en', zone).calendarDay('2026-06-01')).toBe('1 Jun 2026');
  expect(dateFormat('en', zone).calendarDay('soon')).toBe('');
});

test.each([
  ['en', 'Asia/Manila', '1 Dec 2026, 01:00'],
  ['en', 'America/Los_Angeles', '30 Nov 2026, 09:00'],
  ['my', 'Asia/Yangon', '30 နိုဝင်ဘာ 2026, 23:30'],
])('%s in %s: the text does not depend on the zone of the device', (locale, zone, text) => {
  expect(dateFormat(locale, zone).full(Date.parse('2026-11-30T17:00:00Z'))).toBe(text);
});
