import { act, renderHook } from '@testing-library/react';
import { noteServerDate } from './serverClock';
import { useServerToday } from './useServerNow';

const EVENING = new Date(2030, 0, 10, 23, 59, 50).getTime();
const day = (date: number) => new Date(2030, 0, date).getTime();
const reply = (date: number) => noteServerDate(new Date(date).toUTCString(), { sentAt: Date.now(), receivedAt: Date.now() });

beforeEach(() => {
  jest.useFakeTimers({ now: EVENING });
  reply(EVENING);
});
afterEach(() => jest.useRealTimers());

test('stays the same during the day, and changes with the first reply after midnight', () => {
  const { result } = renderHook(() => useServerToday());
  expect(result.current).toBe(day(10));
  jest.setSystemTime(EVENING + 5000);
  act(() => reply(Date.now()));
  expect(result.current).toBe(day(10));
  jest.setSystemTime(EVENING + 15_000);
  act(() => reply(Date.now()));
  expect(result.current).toBe(day(11));
});

test.each([
  ['behind', 13],
  ['ahead', 7],
])("a device whose clock is days %s shows the gateway's day as soon as a reply arrives", (_, date) => {
  const { result } = renderHook(() => useServerToday());
  expect(result.current).toBe(day(10));
  act(() => reply(day(date) + 60_000));
  expect(result.current).toBe(day(date));
});
