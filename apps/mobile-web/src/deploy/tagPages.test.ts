/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type Server, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appServer, stopServer } from '../../server/appServer.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tags-'));
writeFileSync(join(folder, 'index.html'), '<html><script type="application/json" id="parlour-config"></script></html>');
afterAll(() => rmSync(folder, { recursive: true }));

const merchant = { country: 'PH', countryName: 'Philippines', currency: 'TLB', langList: ['EN'] };
const tags = [
  { name: 'reach', purpose: 'measurement', script: 'https://tag.example/reach.js?id=7&v=2', hosts: ['in.tag.example:8443'] },
  { name: 'ads', purpose: 'marketing', pixel: 'https://ads.example/p.gif?e={event}&c=</script>' },
];
const file = {
  merchants: [
    { ...merchant, code: 'acme', hosts: ['acme.example'], consent: { version: '1', tags } },
    { ...merchant, code: 'plain', hosts: ['plain.example'] },
  ],
};

let server: Server;
beforeAll(async () => {
  server = appServer({ folder, env: {}, file, report: () => undefined });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => stopServer(server, 0));

/** Node's `fetch` sends no `Host` of ours. */
function get(path: string, host = 'acme.example', headers: Record<string, string> = {}) {
  return new Promise<{ status: number; policy: string; referrer: string; text: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const asked = request({ port, host: '127.0.0.1', path, headers: { Host: host, ...headers } }, async (reply) => {
      const parts: Buffer[] = [];
      for await (const part of reply) parts.push(part as Buffer);
      const { 'content-security-policy': policy = '', 'referrer-policy': referrer = '' } = reply.headers;
      resolve({ status: reply.statusCode ?? 0, policy: String(policy), referrer: String(referrer), text: Buffer.concat(parts).toString() });
    });
    asked.on('error', reject).end();
  });
}

test('the page of a tag is a sandboxed origin of its own, whose script may talk to the named hosts alone', async () => {
  const { status, policy, referrer, text } = await get('/m/tags/acme/reach');
  expect(status).toBe(200);
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    expect.stringMatching(/^script-src 'sha256-[\w+/]{43}=' https:\/\/tag\.example\/reach\.js https:\/\/in\.tag\.example:8443$/),
    'connect-src https://in.tag.example:8443',
    'img-src https://in.tag.example:8443',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts',
  ]);
  expect(referrer).toBe('no-referrer');
  expect(text).toContain('<script src="https://tag.example/reach.js?id=7&amp;v=2"></script>');
});

test('a pixel is an image of its host, fetched by a script with a known hash', async () => {
  const { policy, text } = await get('/m/tags/acme/ads');
  expect(policy).toMatch(/script-src 'sha256-[\w+/]{43}=';/);
  expect(policy).toContain('connect-src;');
  expect(policy).toContain('img-src https://ads.example;');
  expect(text.match(/<\/script>/g)).toHaveLength(1);
});

test.each([
  ['an unknown tag', '/m/tags/acme/other', 'acme.example'],
  ['a path below a tag', '/m/tags/acme/reach/x', 'acme.example'],
  ['a tag of a merchant on another host', '/m/tags/acme/reach', 'plain.example'],
  ['a merchant without tags', '/m/tags/plain/reach', 'plain.example'],
  ['no name', '/m/tags/', 'acme.example'],
])('%s is not found', async (_, path, host) => {
  expect((await get(path, host)).status).toBe(404);
});

test('the document knows names and purposes, no addresses; its policy lets it frame pages of this server, and names no host of a tag', async () => {
  const { text, policy } = await get('/m/index.html');
  expect(text).toContain('"tags":[{"name":"reach","purpose":"measurement"},{"name":"ads","purpose":"marketing"}]');
  expect(text + policy).not.toMatch(/tag\.example|ads\.example/);
  expect(policy).toContain("frame-src 'self';");
  expect(policy).toContain('trusted-types app dompurify;');
});

test('a site without tags frames nothing of its own', async () => {
  const { text, policy } = await get('/m/index.html', 'plain.example');
  expect(text).not.toContain('consent');
  expect(policy).toContain("frame-src 'none';");
});

test('a link to it opens nothing: it would show another company under this host, without consent', async () => {
  const status = async (kind: string) => (await get('/m/tags/acme/reach', 'acme.example', { 'Sec-Fetch-Dest': kind })).status;
  expect([await status('document'), await status('iframe')]).toEqual([404, 200]);
});
