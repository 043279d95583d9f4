import { wallTime } from './wallTime';

const moment = Date.parse('2026-11-30T17:00:00Z');

test.each([
  ['Asia/Manila', '2026-12-01T01:00'],
  ['Asia/Yangon', '2026-11-30T23:30'],
  ['Pacific/Kiritimati', '2026-12-01T07:00'],
  ['Pacific/Pago_Pago', '2026-11-30T06:00'],
])('%s', (zone, text) => {
  expect(wallTime(moment, zone).toISOString()).toBe(`${text}:00.000Z`);
});

test('an hour that the clocks of Los Angeles leave out is there in Manila, on a device of either', () => {
  expect(wallTime(Date.parse('2026-03-07T18:30:00Z'), 'Asia/Manila').toISOString()).toBe('2026-03-08T02:30:00.000Z');
});

test('midnight is the first hour of its day', () => {
  expect(wallTime(Date.parse('2026-11-30T16:00:00Z'), 'Asia/Manila').toISOString()).toBe('2026-12-01T00:00:00.000Z');
});

test('without a zone it is the time here; an invalid moment stays invalid', () => {
  expect(wallTime(new Date(2026, 10, 20, 14, 2).getTime()).toISOString()).toBe('2026-11-20T14:02:00.000Z');
  expect(wallTime(new Date('0001-02-03T04:05:00').getTime()).toISOString()).toBe('0001-02-03T04:05:00.000Z');
  expect(wallTime(NaN, 'Asia/Manila').getTime()).toBeNaN();
});
