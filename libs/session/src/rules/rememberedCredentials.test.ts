import { webcrypto } from 'node:crypto';
import { installKeyStore } from '../mocks/installKeyStore';
import { forgetCredentials, recallCredentials, rememberCredentials } from './rememberedCredentials';
import { deviceKey } from './deviceKey';

const maria = { type: 'username', username: 'maria', password: 'parlour88 ကခဂ', countryDialingCode: '63' } as const;
const stored = () => JSON.parse(localStorage.getItem('rememberedCredentials.username') ?? 'null') as Record<string, string> | null;

let removeKeyStore: () => void;
beforeEach(() => {
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
  removeKeyStore = installKeyStore();
});
afterEach(() => {
  removeKeyStore();
  localStorage.clear();
});

test('spec 3: the four fields are stored and recalled', async () => {
  await rememberCredentials(maria);
  expect(Object.keys(stored() ?? {}).sort()).toEqual(['countryDialingCode', 'password', 'type', 'username']);
  await expect(recallCredentials('username')).resolves.toEqual(maria);
});

test('the stored password is encrypted, with a different result each time', async () => {
  await rememberCredentials(maria);
  const first = stored()?.password ?? '';
  expect(atob(first)).not.toContain('parlour88');
  await rememberCredentials(maria);
  expect(stored()?.password).not.toBe(first);
});

test('the key cannot be exported from the browser', async () => {
  const key = await deviceKey('rememberedCredentials');
  expect(key.extractable).toBe(false);
  await expect(webcrypto.subtle.exportKey('raw', key)).rejects.toThrow();
});

test('each login method has its own record', async () => {
  await rememberCredentials(maria);
  await rememberCredentials({ ...maria, type: 'sms', username: '9171234567', password: '' });
  await expect(recallCredentials('username')).resolves.toMatchObject({ username: 'maria' });
  forgetCredentials('username');
  await expect(recallCredentials('username')).resolves.toBeUndefined();
  await expect(recallCredentials('sms')).resolves.toMatchObject({ username: '9171234567' });
});

test('without IndexedDB only the user name is remembered', async () => {
  removeKeyStore();
  await rememberCredentials(maria);
  expect(stored()).toEqual({ ...maria, password: '' });
  await expect(recallCredentials('username')).resolves.toEqual({ ...maria, password: '' });
});

test('without crypto.subtle only the user name is remembered', async () => {
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: {} });
  await rememberCredentials(maria);
  expect(stored()).toEqual({ ...maria, password: '' });
});

test('a record from another browser recalls only the user name', async () => {
  await rememberCredentials(maria);
  removeKeyStore();
  removeKeyStore = installKeyStore();
  await expect(recallCredentials('username')).resolves.toEqual({ ...maria, password: '' });
});

test.each<[string, object | string]>([
  ['is cut off', '{"type":"username"'],
  ['names an unknown method', { type: 'firebase' }],
  ['has no name', { username: 1 }],
  ['has a name that is too long', { username: 'x'.repeat(501) }],
  ['has no password field', { password: undefined }],
  ['has a password that is too long', { password: 'A'.repeat(4001) }],
  ['has no dialing code', { countryDialingCode: null }],
  ['has a dialing code that is too long', { countryDialingCode: '1'.repeat(11) }],
])('a record that %s is ignored', async (_, changes) => {
  const record = typeof changes === 'string' ? changes : JSON.stringify({ ...maria, password: '', ...changes });
  localStorage.setItem('rememberedCredentials.username', record);
  await expect(recallCredentials('username')).resolves.toBeUndefined();
});

test('values of the maximum length are recalled', async () => {
  const longest = { ...maria, username: 'x'.repeat(500), password: '', countryDialingCode: '1'.repeat(10) };
  localStorage.setItem('rememberedCredentials.username', JSON.stringify(longest));
  await expect(recallCredentials('username')).resolves.toEqual(longest);
});

test('a password that this browser did not encrypt is ignored', async () => {
  localStorage.setItem('rememberedCredentials.username', JSON.stringify({ ...maria, password: 'A'.repeat(4000) }));
  await expect(recallCredentials('username')).resolves.toEqual({ ...maria, password: '' });
});
