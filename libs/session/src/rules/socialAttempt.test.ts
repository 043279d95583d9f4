import { createHash, webcrypto } from 'node:crypto';
import { type Device, deviceOf } from '@parlour/kernel/device';
import { installKeyStore } from '../mocks/installKeyStore';
import { finishSocialAttempt, refusesInApp, startSocialAttempt } from './socialAttempt';

let removeKeyStore: () => void;
beforeEach(() => {
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
  removeKeyStore = installKeyStore();
  sessionStorage.clear();
});
afterEach(() => removeKeyStore());

test('the verifier matches the challenge (S256) and is not readable in storage', async () => {
  const { state, challenge } = await startSocialAttempt('google', '/m/set');
  const stored = sessionStorage.getItem('socialAttempt') ?? '';
  const back = await finishSocialAttempt(state);
  expect(back).toMatchObject({ provider: 'google', returnTo: '/m/set' });
  expect(
    createHash('sha256')
      .update(back?.codeVerifier ?? '')
      .digest('base64url'),
  ).toBe(challenge);
  expect(stored).not.toContain(back?.codeVerifier);
});

test.each([['foreign-state'], [null], ['']])('a callback with the state %p is rejected and ends the attempt', async (state) => {
  const { state: own } = await startSocialAttempt('google', '/m/home');
  expect(await finishSocialAttempt(state)).toBeUndefined();
  expect(await finishSocialAttempt(own)).toBeUndefined();
});

test.each([
  [600_000, true],
  [600_001, false],
])('an attempt is valid for ten minutes; after %i ms: %s', async (later, counts) => {
  const { state } = await startSocialAttempt('telegram', '/m/home');
  const { startedAt } = JSON.parse(sessionStorage.getItem('socialAttempt') ?? '{}') as { startedAt: number };
  const now = jest.spyOn(Date, 'now').mockReturnValue(startedAt + later);
  const back = await finishSocialAttempt(state);
  now.mockRestore();
  expect(back !== undefined).toBe(counts);
});

test('an attempt is valid once', async () => {
  const { state } = await startSocialAttempt('telegram', '/m/home');
  expect(await finishSocialAttempt(state)).toBeDefined();
  expect(await finishSocialAttempt(state)).toBeUndefined();
});

test.each([0xff, 0xfb, 0xbe, 0])('state and challenge are URL-safe for any random bytes (%i)', async (byte) => {
  const draw = jest.spyOn(webcrypto, 'getRandomValues').mockImplementation((bytes) => {
    (bytes as Uint8Array).forEach((_, place) => ((bytes as Uint8Array)[place] = [byte, 0xef, 0xbf][place % 3] ?? 0));
    return bytes;
  });
  const { state, challenge } = await startSocialAttempt('google', '/m/home');
  draw.mockRestore();
  expect(state).toBe(Buffer.from(Array.from({ length: 32 }, (_, place) => [byte, 0xef, 0xbf][place % 3] ?? 0)).toString('base64url'));
  expect(challenge).toMatch(/^[\w-]{43}$/);
});

test.each<[string, object]>([
  ['of an unknown provider', { provider: 'stranger' }],
  ['with a state of the wrong length', { state: 'short' }],
  ['without a verifier', { verifier: undefined }],
  ['with a verifier that is too long', { verifier: 'A'.repeat(501) }],
  ['with a verifier that this browser did not encrypt', { verifier: 'AAAA' }],
  ['without a return path', { returnTo: undefined }],
  ['with a return path that is too long', { returnTo: 'x'.repeat(501) }],
  ['with an invalid time', { startedAt: 'now' }],
])('a stored attempt %s is ignored', async (_, changes) => {
  const { state } = await startSocialAttempt('google', '/m/home');
  const kept = JSON.parse(sessionStorage.getItem('socialAttempt') ?? '{}') as object;
  sessionStorage.setItem('socialAttempt', JSON.stringify({ ...kept, ...changes }));
  const asked = 'state' in changes ? String(changes.state) : state;
  expect(await finishSocialAttempt(asked)).toBeUndefined();
  expect(sessionStorage.getItem('socialAttempt')).toBeNull();
});

test('a browser that cannot store a key starts no attempt', async () => {
  removeKeyStore();
  await expect(startSocialAttempt('google', '/m/home')).rejects.toThrow();
  expect(sessionStorage.getItem('socialAttempt')).toBeNull();
});

const device = (system: Device['system'], inApp?: Device['inApp']): Device => ({
  ...deviceOf({ navigator: { userAgent: '' } }),
  system,
  inApp,
});

test.each([
  ['google', device('android', 'Facebook'), true],
  ['google', device('ios', 'Viber'), true],
  ['google', device('android'), false],
  ['facebook', device('android', 'Facebook'), false],
  ['facebook', device('android', 'Messenger'), false],
  ['facebook', device('android', 'Instagram'), false],
  ['facebook', device('android', 'Viber'), true],
  ['facebook', device('android', 'other'), true],
  ['facebook', device('ios', 'Viber'), false],
  ['telegram', device('android', 'Viber'), false],
] as const)('%s on %o refuses logins: %p', (provider, place, refuses) => {
  expect(refusesInApp(provider, place)).toBe(refuses);
});
