import * as v from 'valibot';
import { clearStored, readStored, removeStored, storedKeys, writeStored } from './storage';

const record = v.object({ token: v.string() });

afterEach(() => {
  jest.restoreAllMocks();
  clearStored('local');
  clearStored('session');
  localStorage.clear();
  sessionStorage.clear();
});

test.each(['local', 'session'] as const)('a written value can be read back: %s', (area) => {
  writeStored(area, 'MC_SESSION_INFO', { token: 'a' });
  expect(readStored(area, 'MC_SESSION_INFO', record)).toEqual({ token: 'a' });
  removeStored(area, 'MC_SESSION_INFO');
  expect(readStored(area, 'MC_SESSION_INFO', record)).toBeUndefined();
});

test('the keys of stored values are found by their beginning', () => {
  writeStored('local', 'submission.1', 1);
  writeStored('local', 'session', 2);
  writeStored('session', 'submission.2', 3);
  expect(storedKeys('local', 'submission.')).toEqual(['submission.1']);
});

test('the two areas are separate', () => {
  writeStored('local', 'key', { token: 'a' });
  expect(readStored('session', 'key', record)).toBeUndefined();
});

describe('S3: a corrupt value counts as absent and is removed', () => {
  test.each([
    ['no JSON', '{"token":'],
    ['another shape', '{"userName":"maria"}'],
    ['a string of 2 MB', JSON.stringify('x'.repeat(2_000_000))],
    ['null', 'null'],
    ['an empty text', ''],
  ])('%s', (_, raw) => {
    localStorage.setItem('key', raw);
    expect(readStored('local', 'key', record)).toBeUndefined();
    expect(localStorage.getItem('key')).toBeNull();
  });

  test('keys such as __proto__ change no prototype', () => {
    localStorage.setItem('key', '{"token":"a","__proto__":{"isAdmin":true}}');
    expect(readStored('local', 'key', record)).toEqual({ token: 'a' });
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

describe('S1: a blocked storage', () => {
  beforeEach(() => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  });

  test('the tab keeps values in memory', () => {
    writeStored('local', 'key', { token: 'a' });
    writeStored('local', 'key', { token: 'b' });
    expect(readStored('local', 'key', record)).toEqual({ token: 'b' });
    expect(storedKeys('local', 'k')).toEqual(['key']);
    removeStored('local', 'key');
    expect(readStored('local', 'key', record)).toBeUndefined();
  });

  test('clearing does not throw and removes the values', () => {
    writeStored('local', 'key', { token: 'a' });
    clearStored('local');
    expect(readStored('local', 'key', record)).toBeUndefined();
  });
});

describe('S2: a full storage', () => {
  /** A mock storage with space for `size` keys of any length. */
  function limitTo(size: number) {
    const write = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key: string, value: string) {
      if (this.getItem(key) === null && this.length >= size) throw new DOMException('full', 'QuotaExceededError');
      write.call(this, key, value);
    });
  }

  test('caches are evicted in order, and the session record is written', () => {
    for (const key of ['getVassGameType', 'lottList', 'elottList', 'language']) localStorage.setItem(key, '[]');
    limitTo(4);
    writeStored('local', 'MC_SESSION_INFO', { token: 'a' });
    expect(Object.keys(localStorage).sort()).toEqual(['MC_SESSION_INFO', 'getVassGameType', 'language', 'lottList']);
  });

  test('without caches to evict, the tab keeps the value in memory and the former value does not come back', () => {
    localStorage.setItem('MC_SESSION_INFO', '{"token":"of another player"}');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeStored('local', 'MC_SESSION_INFO', { token: 'a' });
    expect(readStored('local', 'MC_SESSION_INFO', record)).toEqual({ token: 'a' });
    expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull();
  });

  test('once there is space again, values are stored again', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeStored('local', 'key', { token: 'a' });
    full.mockRestore();
    writeStored('local', 'key', { token: 'b' });
    expect(localStorage.getItem('key')).toBe('{"token":"b"}');
    expect(readStored('local', 'key', record)).toEqual({ token: 'b' });
  });
});
