import { readSettings } from './settings';

test('reads tokens, folder and limits from the environment', () => {
  expect(readSettings({ NX_CACHE_READ_TOKEN: 'read', NX_CACHE_FOLDER: '/srv/cache', NX_CACHE_MAX_ENTRY_MB: '3' })).toEqual({
    port: 4390,
    folder: '/srv/cache',
    readToken: 'read',
    writeToken: undefined,
    maxEntryBytes: 3_000_000,
    maxTotalBytes: 20_000_000_000,
  });
});

test.each([
  [{}, 'NX_CACHE_READ_TOKEN'],
  [{ NX_CACHE_READ_TOKEN: '', NX_CACHE_WRITE_TOKEN: '' }, 'NX_CACHE_READ_TOKEN'],
  [{ NX_CACHE_READ_TOKEN: 'same', NX_CACHE_WRITE_TOKEN: 'same' }, 'must differ'],
  [{ NX_CACHE_READ_TOKEN: 'read', NX_CACHE_PORT: 'http' }, 'NX_CACHE_PORT'],
  [{ NX_CACHE_READ_TOKEN: 'read', NX_CACHE_MAX_ENTRY_MB: '-1' }, 'NX_CACHE_MAX_ENTRY_MB'],
  [{ NX_CACHE_READ_TOKEN: 'read', NX_CACHE_MAX_TOTAL_MB: '1' }, 'NX_CACHE_MAX_TOTAL_MB'],
])('refuses %j', (env, problem) => {
  expect(() => readSettings(env)).toThrow(problem);
});
