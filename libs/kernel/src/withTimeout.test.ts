import { withTimeout } from './withTimeout';

afterEach(() => jest.useRealTimers());

test('a promise that never settles is abandoned after the timeout', async () => {
  jest.useFakeTimers();
  const settled = jest.fn();
  void withTimeout(new Promise(() => undefined), 9999).then(settled);
  await jest.advanceTimersByTimeAsync(9998);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(undefined);
});

test('a promise that settles earlier keeps its value or its error', async () => {
  await expect(withTimeout(Promise.resolve('done'), 10)).resolves.toBe('done');
  await expect(withTimeout(Promise.reject(new Error('no')), 10)).rejects.toThrow('no');
});
