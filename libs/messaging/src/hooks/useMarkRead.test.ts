import { renderHook } from '@testing-library/react';
import { useThrottledByKey } from './useMarkRead';

test('spec 7: marking as read is throttled by 150 ms for each message', () => {
  let now = 1000;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  const told: string[] = [];
  const { result } = renderHook(() => useThrottledByKey((key) => void told.push(key), 150));
  for (const [at, key] of [
    [0, 'm1'],
    [149, 'm1'],
    [149, 'm2'],
    [150, 'm2'],
    [299, 'm2'],
  ] as const) {
    now = 1000 + at;
    result.current(key);
  }
  expect(told).toEqual(['m1', 'm2', 'm2']);
  clock.mockRestore();
});
