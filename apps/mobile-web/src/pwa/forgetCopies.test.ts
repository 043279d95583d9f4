import { forgetCopies } from './forgetCopies';

const script = 'http://localhost/m/assets/index-1a2b.js';
const ask = jest.fn(async () => new Response());

beforeEach(() => {
  ask.mockClear();
  jest.spyOn(window, 'fetch').mockImplementation(ask);
  Object.assign(performance, { getEntriesByType: () => [{ name: script }, { name: 'http://localhost/cdn/ruby.webp' }] });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(performance, 'getEntriesByType');
  Reflect.deleteProperty(window, 'caches');
});

test('cached app files are deleted and fetched again; cached images and replies stay', async () => {
  const copies = { keys: async () => ['app', 'images', 'catalogue', 'replies'], delete: jest.fn(async () => true) };
  Object.defineProperty(window, 'caches', { configurable: true, value: copies });
  await forgetCopies();
  expect(copies.delete.mock.calls).toEqual([['app']]);
  expect(ask.mock.calls).toEqual([[script, expect.objectContaining({ cache: 'reload' })]]);
});

test("on plain http, without Cache Storage, the app's files are fetched again too", async () => {
  expect(window).not.toHaveProperty('caches');
  await forgetCopies();
  expect(ask).toHaveBeenCalledTimes(1);
});
