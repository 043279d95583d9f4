import { clearCaches } from './clearCaches';

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(window, 'caches');
});

test('empties what is stored and every copy of the worker', async () => {
  const copies = { keys: async () => ['images', 'catalogue'], delete: jest.fn(async () => true) };
  Object.defineProperty(window, 'caches', { configurable: true, value: copies });
  localStorage.setItem('lottList', '[]');
  await clearCaches();
  expect(localStorage.getItem('lottList')).toBeNull();
  expect(copies.delete.mock.calls).toEqual([['images'], ['catalogue']]);
});

test('on plain http there are no copies: the rest is emptied', async () => {
  expect(window).not.toHaveProperty('caches');
  localStorage.setItem('lottList', '[]');
  await clearCaches();
  expect(localStorage.getItem('lottList')).toBeNull();
});
