import { wallTime } from './dateFormat';

const moment = Date.parse('2026-11-30T17:00:00Z');

test.each([
  ['Asia/Manila', '1 1:0'],
  ['Asia/Yangon', '30 23:30'],
])('%s', (zone, text) => {
  const at = wallTime(moment, zone);
  expect(`${at.getDate()} ${at.getHours()}:${at.getMinutes()}`).toBe(text);
});

test('without a zone it is the moment itself; an invalid moment stays invalid', () => {
  expect(wallTime(moment).getTime()).toBe(moment);
  expect(wallTime(NaN, 'Asia/Manila').getTime()).toBeNaN();
});
