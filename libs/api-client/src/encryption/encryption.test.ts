import { constants, createDecipheriv, generateKeyPairSync, privateDecrypt, webcrypto } from 'node:crypto';
import { type Gateway, type Received, sendJson, startGateway } from '../mocks/gatewayServer';
import { createClient } from '../mocks/client';

function newKey(keyId: string, modulusLength = 3072) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength });
  const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  return { privateKey, reply: { keyId, algorithm: 'RSA-OAEP-256+A256GCM', spki } };
}

const key = newKey('k1');
let gateway: Gateway;
let offered = key.reply;

beforeAll(async () => {
  gateway = await startGateway();
});
beforeEach(() => {
  Object.defineProperty(window.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  gateway.requests.length = 0;
  offered = key.reply;
  gateway.answer((request, response) =>
    sendJson(response, { success: true, value: request.path === '/wps/system/publicKey' ? offered : null }),
  );
});
afterEach(() => Reflect.deleteProperty(window.crypto, 'subtle'));
afterAll(() => gateway.close());

const sent = (path: string) => gateway.requests.filter((request) => request.path === path);
const logins = () => sent('/wps/session/login');

/** Decrypts a body with the gateway's private key, using Node's own cryptography. */
function open({ body, headers }: Received, { privateKey } = key): unknown {
  const wrapped = Buffer.from(String(headers['encryption-key']), 'base64');
  const aes = privateDecrypt({ key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }, wrapped);
  expect(aes).toHaveLength(32);
  const { iv, data } = JSON.parse(body) as Record<string, string>;
  const bytes = Buffer.from(data ?? '', 'base64');
  const decipher = createDecipheriv('aes-256-gcm', aes, Buffer.from(iv ?? '', 'base64'));
  decipher.setAuthTag(bytes.subarray(-16));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(0, -16)), decipher.final()]).toString('utf8'));
}

test('only the private key of the gateway decrypts the body', async () => {
  await createClient([gateway.origin]).login('sésame ကျော် 123');
  const [login] = logins();
  expect(login?.headers).toMatchObject({ 'encryption-algorithm': 'RSA-OAEP-256+A256GCM', 'encryption-key-id': 'k1' });
  expect(login?.body).not.toMatch(/password|123/);
  expect(open(login as Received)).toEqual({ password: 'sésame ကျော် 123' });
});

test('each request has its own key and its own initialisation vector; the public key is fetched once', async () => {
  const { login } = createClient([gateway.origin]);
  await Promise.all([login('one'), login('two')]);
  await login('two');
  expect(sent('/wps/system/publicKey')).toHaveLength(1);
  expect(new Set(logins().map(({ headers }) => headers['encryption-key'])).size).toBe(3);
  expect(new Set(logins().map(({ body }) => (JSON.parse(body) as { iv: string }).iv)).size).toBe(3);
  expect(logins().map((request) => (open(request) as { password: string }).password)).toEqual(
    expect.arrayContaining(['one', 'two', 'two']),
  );
});

test('an outdated public key is fetched again, once', async () => {
  const next = newKey('k2');
  gateway.answer((request, response) => {
    if (request.path === '/wps/system/publicKey') return sendJson(response, { success: true, value: offered });
    const isKnown = request.headers['encryption-key-id'] === 'k2';
    sendJson(response, isKnown ? { success: true, value: null } : { success: false, code: 'ENCRYPTION_KEY', value: null });
    offered = next.reply;
  });
  expect((await createClient([gateway.origin]).login('secret')).error).toBeUndefined();
  expect(logins()).toHaveLength(2);
  expect(open(logins()[1] as Received, next)).toEqual({ password: 'secret' });
  // The browser may have a copy of the old key.
  expect(sent('/wps/system/publicKey').map(({ headers }) => headers['cache-control'])).toEqual([undefined, 'max-age=0']);
});

test('a gateway that refuses every key causes no endless retries', async () => {
  gateway.answer((request, response) => {
    if (request.path === '/wps/system/publicKey') sendJson(response, { success: true, value: offered });
    else sendJson(response, { success: false, code: 'ENCRYPTION_KEY', value: null });
  });
  expect((await createClient([gateway.origin]).login('secret')).error).toEqual({ kind: 'business', code: 'ENCRYPTION_KEY' });
  expect(logins()).toHaveLength(2);
});

describe('nothing is sent in plain text', () => {
  test('a browser that cannot encrypt sends nothing', async () => {
    Object.defineProperty(window.crypto, 'subtle', { value: undefined, configurable: true });
    expect((await createClient([gateway.origin]).login('secret')).error).toEqual({ kind: 'insecure' });
    expect(gateway.requests).toHaveLength(0);
  });

  test.each([
    ['no key at all', 'AAAA'],
    ['a key that is too short', newKey('short', 2048).reply.spki],
  ])('nothing is sent to a gateway that offers %s', async (_, spki) => {
    offered = { ...key.reply, spki };
    expect((await createClient([gateway.origin]).login('secret')).error).toEqual({ kind: 'insecure' });
    expect(logins()).toHaveLength(0);
  });

  test('a weaker scheme is refused', async () => {
    offered = { ...key.reply, algorithm: 'RSA1_5+A128CBC' };
    expect((await createClient([gateway.origin]).login('secret')).error).toEqual({ kind: 'schema', path: 'value.algorithm' });
    expect(logins()).toHaveLength(0);
  });

  test('without the public key, the login fails, and the next attempt fetches the key again', async () => {
    const { login } = createClient([gateway.origin]);
    gateway.answer((_, response) => sendJson(response, {}, { status: 500 }));
    expect((await login('secret')).error).toEqual({ kind: 'http', status: 500 });
    gateway.answer((request, response) =>
      sendJson(response, { success: true, value: request.path === '/wps/system/publicKey' ? offered : null }),
    );
    expect((await login('secret')).error).toBeUndefined();
    expect(logins()).toHaveLength(1);
  });
});

describe('specification 7: the login says Device: OTHERS when the app is on the home screen', () => {
  test.each([
    [true, 'OTHERS'],
    [false, undefined],
  ])('standalone %s', async (isStandalone, device) => {
    const { login, ping } = createClient([gateway.origin], { isStandalone: () => isStandalone });
    await login('secret');
    await ping();
    expect(logins()[0]?.headers.device).toBe(device);
    expect(sent('/wps/test/ping')[0]?.headers.device).toBeUndefined();
  });
});
