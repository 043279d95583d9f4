import { act, renderHook } from '@testing-library/react';
import { noteServerDate } from './serverClock';
import { useServerToday } from './useServerToday';

const EVENING = new Date(2030, 0, 1, 23, 59, 50).getTime();
const day = (date: number) => new Date(2030, 0, date).getTime();
const reply = (date: number) => noteServerDate(new Date(date).toUTCString(), { sentAt: Date.now(), receivedAt: Date.now() });

beforeEach(() => {
  jest.useFakeTimers({ now: EVENING });
  reply(EVENING);
});
afterEach(() => jest.useRealTimers());

test('changes at midnight, and not before', () => {
  const { result } = renderHook(() => useServerToday());
  expect(result.current).toBe(day(1));
  act(() => jest.advanceTimersByTime(5000));
  expect(result.current).toBe(day(1));
  act(() => jest.advanceTimersByTime(60_000));
  expect(result.current).toBe(day(2));
});

test('changes on return to an app that slept over midnight', () => {
  const { result } = renderHook(() => useServerToday());
  jest.setSystemTime(EVENING + 3_600_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(day(2));
});

test.each([
  ['behind', 3],
  ['ahead', -3],
])("a device whose clock is days %s shows the gateway's day as soon as a reply arrives", (_, days) => {
  const { result } = renderHook(() => useServerToday());
  act(() => reply(day(1 + days) + 60_000));
  expect(result.current).toBe(day(1 + days));
});
