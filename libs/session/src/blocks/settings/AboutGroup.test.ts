import { clearCaches } from './AboutGroup';

afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(window, 'caches');
});

test('clears stored data and every cache of the service worker', async () => {
  const copies = { keys: async () => ['images', 'catalogue'], delete: jest.fn(async () => true) };
  Object.defineProperty(window, 'caches', { configurable: true, value: copies });
  localStorage.setItem('lottList', '[]');
  await clearCaches();
  expect(localStorage.getItem('lottList')).toBeNull();
  expect(copies.delete.mock.calls).toEqual([['images'], ['catalogue']]);
});

test('without Cache Storage, on plain http, clears stored data', async () => {
  expect(window).not.toHaveProperty('caches');
  localStorage.setItem('lottList', '[]');
  await clearCaches();
  expect(localStorage.getItem('lottList')).toBeNull();
});
