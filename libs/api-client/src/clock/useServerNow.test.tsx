import { act, renderHook } from '@testing-library/react';
import { noteServerDate } from './serverClock';
import { useServerNow } from './useServerNow';

const NOON = Date.parse('2030-01-01T12:00:00Z');
beforeEach(() => jest.useFakeTimers({ now: NOON }));
afterEach(() => jest.useRealTimers());

test('updates at the whole seconds of the gateway’s clock, and immediately on return to the app', () => {
  noteServerDate(new Date(NOON + 3_600_000).toUTCString(), { sentAt: NOON, receivedAt: NOON });
  const { result } = renderHook(() => useServerNow());
  const start = result.current;
  expect(Math.abs(start - NOON - 3_600_000)).toBeLessThanOrEqual(1000);
  const second = Math.ceil((start + 1) / 1000) * 1000;
  act(() => jest.advanceTimersByTime(second - start));
  expect(result.current).toBe(second);
  act(() => jest.advanceTimersByTime(2500));
  expect(result.current).toBe(second + 2000);

  jest.setSystemTime(Date.now() + 60_000);
  expect(result.current).toBe(second + 2000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(second + 62_500);
});

test('does not update while inactive, and is current when activated', () => {
  const { result, rerender } = renderHook(({ isActive }) => useServerNow(isActive), { initialProps: { isActive: false } });
  const start = result.current;
  act(() => jest.advanceTimersByTime(5000));
  expect(result.current).toBe(start);
  rerender({ isActive: true });
  expect(result.current).toBe(start + 5000);
});
