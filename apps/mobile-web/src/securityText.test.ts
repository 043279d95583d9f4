/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appServer, stopServer } from '../server/appServer.mjs';

const folder = mkdtempSync(join(tmpdir(), 'security-'));
const file = join(folder, 'security.txt');
const text = 'Contact: mailto:security@operator.example\r\nExpires: 2027-01-01T00:00:00Z\r\n';
beforeAll(() => writeFileSync(join(folder, 'index.html'), '<html lang="en">'));
afterAll(() => rmSync(folder, { recursive: true }));

async function ask(env: Record<string, string>): Promise<Response> {
  const server = appServer({ folder, env, report: () => undefined });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/.well-known/security.txt`).finally(() => stopServer(server, 0));
}

test('the security contact is served as the operator wrote it', async () => {
  writeFileSync(file, text);
  const reply = await ask({ PARLOUR_SECURITY_TXT: file });
  expect(reply.status).toBe(200);
  expect(reply.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(await reply.text()).toBe(text);
});

test('without a file there is no security contact', async () => {
  expect((await ask({})).status).toBe(404);
});

test.each(['Contact', 'Expires'])('a file without %s is refused at the start', (field) => {
  writeFileSync(file, text.replace(`${field}: `, 'Comment: '));
  expect(() => appServer({ folder, env: { PARLOUR_SECURITY_TXT: file } })).toThrow(`has no field "${field}"`);
});

test('a missing file is refused at the start', () => {
  expect(() => appServer({ folder, env: { PARLOUR_SECURITY_TXT: join(folder, 'nothing.txt') } })).toThrow('ENOENT');
});
