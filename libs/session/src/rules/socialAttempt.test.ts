import { createHash, webcrypto } from 'node:crypto';
import { installKeyStore } from '../mocks/installKeyStore';
import { finishSocialAttempt, startSocialAttempt } from './socialAttempt';

let removeKeyStore: () => void;
beforeEach(() => {
  Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });
  removeKeyStore = installKeyStore();
  sessionStorage.clear();
});
afterEach(() => removeKeyStore());

test('the verifier belongs to the challenge (S256) and is not to be read in the storage', async () => {
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

test.each([['foreign-state'], [null], ['']])('an answer with the state %p is not ours, and the attempt is over', async (state) => {
  const { state: own } = await startSocialAttempt('google', '/m/home');
  expect(await finishSocialAttempt(state)).toBeUndefined();
  expect(await finishSocialAttempt(own)).toBeUndefined();
});

test('an attempt counts once, and for ten minutes', async () => {
  const { state } = await startSocialAttempt('telegram', '/m/home');
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 601_000);
  expect(await finishSocialAttempt(state)).toBeUndefined();
  now.mockRestore();
});

test('a browser that keeps no key starts none', async () => {
  removeKeyStore();
  await expect(startSocialAttempt('google', '/m/home')).rejects.toThrow();
  expect(sessionStorage.getItem('socialAttempt')).toBeNull();
});
