import { LOADING_LIMIT_MS, atMost } from './atMost';

test('spec 9: the loading indicator lasts 9999 ms at most', async () => {
  jest.useFakeTimers();
  const settled = jest.fn();
  void atMost(new Promise(() => undefined), LOADING_LIMIT_MS).then(settled);
  await jest.advanceTimersByTimeAsync(9998);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(undefined);
  jest.useRealTimers();
});

test('what is quicker wins', async () => {
  await expect(atMost(Promise.resolve('done'), 10)).resolves.toBe('done');
  await expect(atMost(Promise.reject(new Error('no')), 10)).rejects.toThrow('no');
});
