/** @jest-environment node */
import { paths } from '@parlour/kernel';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, type Server, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appServer, stopServer } from '../../server/appServer.mjs';
import { checkBrands } from '../../server/brand/checkBrands.mjs';
import { OperatorFileError } from '../../server/operator-file/parseOperatorFile.mjs';
import { readOperatorFile } from '../../server/runtimeConfig.mjs';

const folder = mkdtempSync(join(tmpdir(), 'root-files-'));
const brands = join(folder, 'brands');
const png = readFileSync(join(__dirname, '../../public/icon-192.png'));
const fingerprint = Array.from({ length: 32 }, () => '0A').join(':');
const shared = { country: 'PH', countryName: 'Philippines', currency: 'TLB', langList: ['EN'] };
const acme = {
  ...shared,
  code: 'acme',
  hosts: ['m.acme.example', 'acme.example'],
  page: { icons: { 192: 'acme/192.png' } },
  root: {
    androidApps: [{ package: 'example.acme.app', fingerprints: [fingerprint] }],
    appleApps: ['A1B2C3D4E5.example.acme.app'],
    changePassword: true,
    passkeyEndpoints: true,
    files: 'acme/root',
  },
};
const open = { ...shared, code: 'open' };
const bingo = { ...shared, code: 'bingo', hosts: ['bingo.example'] };

let server: Server;
beforeAll(async () => {
  mkdirSync(join(brands, 'acme/root'), { recursive: true });
  writeFileSync(join(brands, 'acme/192.png'), png);
  writeFileSync(join(brands, 'acme/secret.txt'), 'secret');
  writeFileSync(join(brands, 'acme/root/google1a2b3c.html'), 'google-site-verification: google1a2b3c.html');
  writeFileSync(join(brands, 'acme/root/ads.txt'), 'ads');
  writeFileSync(join(brands, 'acme/root/.hidden.txt'), 'hidden');
  writeFileSync(join(folder, 'index.html'), '<html lang="en">');
  const env = { PARLOUR_BRANDS: brands };
  server = appServer({ folder, env, file: { merchants: [acme, bingo, open] }, report: () => undefined });
  // Files that a check at the start refuses come later.
  mkdirSync(join(brands, 'acme/root/folder.txt'));
  writeFileSync(join(brands, 'acme/root/script.js'), 'script');
  writeFileSync(join(brands, 'acme/root/large.txt'), 'x'.repeat(64 * 1024 + 1));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await stopServer(server, 0);
  rmSync(folder, { recursive: true });
});

type Reply = { status: number | undefined; headers: IncomingMessage['headers']; body: Buffer };

function ask(host: string, path: string, { method = 'GET', headers = {} } = {}): Promise<Reply> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, method, headers: { Host: host, ...headers }, agent: false }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () => resolve({ status: reply.statusCode, headers: reply.headers, body: Buffer.concat(parts) }));
    })
      .on('error', reject)
      .end();
  });
}
const jsonAt = async (path: string) => {
  const { headers, body } = await ask('m.acme.example', path);
  expect([headers['content-type'], headers['x-content-type-options']]).toEqual(['application/json', 'nosniff']);
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  return JSON.parse(body.toString()) as unknown;
};

test('an Android app opens the links of its host and shares its logins', async () => {
  expect(await jsonAt('/.well-known/assetlinks.json')).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
      target: { namespace: 'android_app', package_name: 'example.acme.app', sha256_cert_fingerprints: [fingerprint] },
    },
  ]);
});

test('an app of Apple opens the pages of the app and shares its logins', async () => {
  const apps = ['A1B2C3D4E5.example.acme.app'];
  expect(await jsonAt('/.well-known/apple-app-site-association')).toEqual({
    applinks: { details: [{ appIDs: apps, components: [{ '/': '/m/*' }] }] },
    webcredentials: { apps },
  });
});

test('password managers find the pages for passwords and passkeys', async () => {
  const { status, headers } = await ask('m.acme.example', '/.well-known/change-password');
  expect([status, headers.location]).toEqual([302, paths.session.changePassword]);
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  const page = `https://m.acme.example${paths.session.passkeys}`;
  expect(await jsonAt('/.well-known/passkey-endpoints')).toEqual({ enroll: page, manage: page });
});

test('the icon of 192 pixels is the favicon, as an ICO file around the same image', async () => {
  const { status, headers, body } = await ask('acme.example', '/favicon.ico');
  expect([status, headers['content-type']]).toEqual([200, 'image/x-icon']);
  expect([...body.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 192, 192]);
  expect(body.subarray(body.readUInt32LE(18))).toEqual(png);
});

test('a verification file is served at the root, for HEAD without its text; no script runs in it', async () => {
  const { status, headers, body } = await ask('m.acme.example', '/google1a2b3c.html?from=google');
  expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([200, 'text/html; charset=utf-8', 'nosniff']);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';(?!.*script-src)/);
  expect(body.toString()).toBe('google-site-verification: google1a2b3c.html');
  expect((await ask('m.acme.example', '/ads.txt')).headers['content-type']).toBe('text/plain; charset=utf-8');
  expect((await ask('m.acme.example', '/ads.txt', { method: 'HEAD' })).body).toHaveLength(0);
});

test.each([
  ...['/script.js', '/large.txt', '/folder.txt', '/.hidden.txt', '/gone.txt', '/acme/root/ads.txt'],
  ...['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/..%5csecret.txt', '/ads%2etxt', '//ads.txt', '/ads.txt/'],
])('%s is not found at the root', async (path) => {
  expect((await ask('m.acme.example', path)).status).not.toBe(200);
});

test.each([
  ...['assetlinks.json', 'apple-app-site-association', 'change-password', 'passkey-endpoints'].map((name) => `/.well-known/${name}`),
  ...['/favicon.ico', '/ads.txt', '/google1a2b3c.html'],
])('without configuration there is no %s, and nothing of another brand', async (path) => {
  for (const host of ['bingo.example', 'stranger.example']) expect((await ask(host, path)).status).toBe(404);
});

test('what no well-known address answers is not found for browsers too, so password managers trust the host', async () => {
  const path = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
  expect((await ask('m.acme.example', path, { headers: { Accept: 'text/html' } })).status).toBe(404);
});

test('a folder with files that would not be served is refused at the start; a mounted one is not', () => {
  const check = (files: string) => () =>
    checkBrands({ merchants: [{ ...acme, root: { files } }] }, { folder: brands, report: () => undefined });
  const unset = () => checkBrands({ merchants: [{ ...acme, root: { files: 'acme/root' } }] }, { report: () => undefined });
  expect(unset).toThrow('merchants[0].root.files is "acme/root", but must be in the folder PARLOUR_BRANDS, which is not set');
  expect(check('acme/gone')).toThrow('merchants[0].root.files is "acme/gone", but must be a folder in PARLOUR_BRANDS');
  expect(check('acme/root')).toThrow('has script.js, which is not a plain name that ends with .html, .txt, .xml or .json');
  expect(check('acme/root')).toThrow('has large.txt, which is larger than 64 KiB');
  expect(check('acme/root')).toThrow('has folder.txt, which is not a file');
  mkdirSync(join(brands, 'mounted/..data'), { recursive: true });
  writeFileSync(join(brands, 'mounted/..data/ads.txt'), 'ads');
  symlinkSync('..data/ads.txt', join(brands, 'mounted/ads.txt'));
  expect(check('mounted')).not.toThrow();
  writeFileSync(join(brands, 'mounted/robots.txt'), 'User-agent: *');
  expect(check('mounted')).toThrow('has robots.txt, which the server writes itself');
});

test.each([
  [{ files: '../secrets' }, 'root.files is "../secrets", but must be the name of a folder such as acme/root'],
  [
    { androidApps: [{ package: 'acme', fingerprints: [fingerprint] }] },
    'root.androidApps[0].package is "acme", but must be the name of a package',
  ],
  [
    { androidApps: [{ package: 'a.b', fingerprints: ['0A'] }] },
    'root.androidApps[0].fingerprints[0] is "0A", but must be a SHA-256 fingerprint',
  ],
  [{ appleApps: ['example.acme.app'] }, 'root.appleApps[0] is "example.acme.app", but must be a team and a bundle'],
  [{ favicon: true }, 'root.favicon is not known'],
  [{ passkeyEndpoints: true }, 'root.passkeyEndpoints is true, but the merchant has no hosts for its addresses'],
])('the file is refused with %j', (root, says) => {
  const file = join(folder, 'wrong.json');
  writeFileSync(file, JSON.stringify({ merchants: [{ ...shared, code: 'acme', root }] }));
  expect(() => readOperatorFile({ PARLOUR_CONFIG: file })).toThrow(OperatorFileError);
  expect(() => readOperatorFile({ PARLOUR_CONFIG: file })).toThrow(`merchants[0].${says}`);
});
