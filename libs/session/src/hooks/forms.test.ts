import { act, renderHook } from '@testing-library/react';
import { secondsUntil, useCountdown } from './forms';

describe('seconds until a new code can be requested', () => {
  test.each([
    ['a minute', 61_000, 60],
    ['a part of a second', 1001, 1],
    ['now', 1000, 0],
    ['the past', -5_000_000, 0],
    ['no time', NaN, 0],
    ['never', Infinity, 0],
    ['ten minutes', 601_000, 600],
    ['a clock that is years off', 1e15, 0],
  ])('%s', (_, time, seconds) => {
    expect(secondsUntil(time, 1000)).toBe(seconds);
  });
});

describe('countdown', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 1_000_000 });
    sessionStorage.clear();
  });
  afterEach(() => jest.useRealTimers());

  test('spec 4 and 9: starts at 60, updates every 500 ms from the expiration time, and ends', () => {
    const { result } = renderHook(() => useCountdown('login'));
    expect(result.current.left).toBe(0);
    act(() => result.current.start(Date.now() + 3000));
    expect(result.current.left).toBe(60);
    act(() => jest.advanceTimersByTime(499));
    expect(result.current.left).toBe(60);
    act(() => jest.advanceTimersByTime(1));
    expect(result.current.left).toBe(3);
    act(() => jest.advanceTimersByTime(2500));
    expect(result.current.left).toBe(0);
    expect(sessionStorage.getItem('countdown.login')).toBeNull();
  });

  test('spec 4: a reload does not restart it', () => {
    const first = renderHook(() => useCountdown('login'));
    act(() => first.result.current.start(Date.now() + 40_000));
    first.unmount();
    jest.setSystemTime(Date.now() + 10_000);
    const { result } = renderHook(() => useCountdown('login'));
    expect(result.current.left).toBe(30);
  });

  test('does not start for an expiration time that is now, past, a day ahead or infinite', () => {
    const { result } = renderHook(() => useCountdown('login'));
    for (const time of [Date.now(), 0, -1, NaN, Infinity, Date.now() + 86_400_000]) act(() => result.current.start(time));
    expect(result.current.left).toBe(0);
  });

  test('reliability T1: catches up when the page becomes visible after timers were suspended', () => {
    const { result } = renderHook(() => useCountdown('login'));
    act(() => result.current.start(Date.now() + 40_000));
    jest.setSystemTime(Date.now() + 39_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(result.current.left).toBe(1);
  });

  test('each name has its own countdown', () => {
    const { result, rerender } = renderHook(({ name }) => useCountdown(name), { initialProps: { name: 'sms' } });
    act(() => result.current.start(Date.now() + 40_000));
    rerender({ name: 'mail' });
    expect(result.current.left).toBe(0);
    rerender({ name: 'sms' });
    expect(result.current.left).toBe(40);
  });

  test('an invalid stored time is ignored', () => {
    sessionStorage.setItem('countdown.login', '"soon"');
    expect(renderHook(() => useCountdown('login')).result.current.left).toBe(0);
  });
});
