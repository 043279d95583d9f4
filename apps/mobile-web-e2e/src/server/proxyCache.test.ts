import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { request as ask } from 'node:http';
import { paths } from '@parlour/kernel';
import { sandbox } from '../support/sandbox';
import { countRequests } from '../support/servers/countRequests';
import { ports } from '../support/servers/ports';
import { nginx, startNginx } from '../support/servers/startNginx';
import { expect, test } from '../support/test';

// Tests which replies nginx caches with deploy/nginx.conf, and which it never does.
test.describe.configure({ mode: 'serial' });
test.skip(!nginx && !process.env['CI'], '`node scripts/ensure-nginx.mjs` says what this machine lacks');

const [port, appPort, gatewayPort] = ports.nginx;
const site = 'language=EN&merchant=200jilif3';
let front: Awaited<ReturnType<typeof startNginx>>;
let app: Awaited<ReturnType<typeof countRequests>>;
let gateway: Awaited<ReturnType<typeof countRequests>>;

test.beforeAll(async () => {
  app = await countRequests(appPort, { to: ports.app });
  gateway = await countRequests(gatewayPort, { to: ports.gateway });
  // The first page of a server that has just started comes without its data.
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${ports.app}${paths.home}`)).text()).toContain('data-page=');
  front = await startNginx({ port, apps: [appPort, appPort], gateway: gatewayPort });
});
test.afterAll(async () => {
  await front.stop();
  await app.close();
  await gateway.close();
});

type Reply = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** Sends a request as it is; `fetch` would add and decode. */
function send(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    ask({ port, host: '127.0.0.1', path, method, headers: { Host: '127.0.0.1', ...headers } }, async (reply) => {
      const parts: Buffer[] = [];
      for await (const part of reply) parts.push(part as Buffer);
      resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(parts) });
    })
      .on('error', reject)
      .end();
  });
}

const asPlayer = ({ token }: { token: string }) => ({
  Authorization: `Bearer ${token}`,
  Merchant: '200jilif3',
  Language: 'EN',
  'Client-Id': 'proxy-cache',
});

test('two players get the same home with nothing of either, and the app is asked once for a variant', async () => {
  const cookies = ['maria', 'vince'].map((name) => `theme=${name}; home=200jilif3.en.player; token=secret-of-${name}`);
  const replies = await Promise.all(cookies.map((cookie) => send(paths.home, { Cookie: cookie, Authorization: 'Bearer secret' })));
  const [first, second] = replies.map(({ body }) => body.toString());
  expect(first).toContain('data-page="200jilif3.en.player"');
  // A game has the word "Secret" in its name.
  expect(first).not.toMatch(/secret-of|Bearer|maria|vince/);
  expect(second).toBe(first);
  for (const { headers } of replies) expect(headers).not.toHaveProperty('set-cookie');
  const asked = app.take();
  expect(asked.map(({ headers }) => headers.cookie)).toEqual(['home=200jilif3.en.player']);

  const visitor = await send(`${paths.home}?from=mail`, { Cookie: 'token=secret' });
  expect(visitor.body.toString()).toContain('data-page="200jilif3.en.visitor"');
  expect(app.take().map(({ headers }) => headers.cookie)).toEqual(['home=']);
});

test('an address that names a language has a page of its own, however it is written, and no other query reaches the app', async () => {
  const languageOf = async (query: string) => /<html[^>]* lang="(\w+)"/.exec((await send(paths.home + query)).body.toString())?.[1];
  expect(await languageOf('?from=mail&lang=fil')).toBe('fil');
  // `xx` may be a language that the operator has added; nobody has.
  for (const query of ['', '?lang=xx', '?lang=fil.x', '?lang=../my', '?lan%67=fil', '?LANG=my&from=fil', '?lang=en'])
    expect([query, await languageOf(query)]).toEqual([query, 'en']);
  expect(await languageOf('?lang=fil&lang=en')).toBe('fil');
  const asked = app.take().map(({ url }) => url);
  expect(asked.filter((url) => !/^\/m\/home(\?lang=(en|fil|my|xx))?$/.test(url ?? ''))).toEqual([]);
});

test('fifty visitors at once are one request of the app; who knows the page is told so', async () => {
  const variant = { Cookie: 'home=200jilif3.fil.visitor' };
  const replies = await Promise.all(Array.from({ length: 50 }, () => send(paths.home, variant)));
  expect(new Set(replies.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  expect(app.take()).toHaveLength(1);
  const again = await send(paths.home, { ...variant, 'If-None-Match': String(replies[0]?.headers['etag']) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect(app.take()).toHaveLength(0);
});

test('each browser gets home in a compression that it reads', async () => {
  const plain = (await send(paths.home)).body;
  const brotli = await send(paths.home, { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
  const gzip = await send(paths.home, { 'Accept-Encoding': 'gzip' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  const withoutTime = (html: Buffer) => html.toString().replace(/"takenAt":\d+/, '');
  for (const html of [brotliDecompressSync(brotli.body), gunzipSync(gzip.body)]) expect(withoutTime(html)).toBe(withoutTime(plain));
  app.take();
});

test('a public reply is asked once for everybody', async () => {
  const address = `/wps/announcement/category?${site}`;
  const replies = await Promise.all(Array.from({ length: 20 }, () => send(address)));
  expect(new Set(replies.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  expect(replies[0]?.status).toBe(200);
  expect(replies[0]?.headers['cache-control']).toContain('public');
  expect(gateway.take()).toHaveLength(1);
  const again = await send(address, { 'If-None-Match': String(replies[0]?.headers['etag']), Cookie: 'token=secret' });
  expect(again.status).toBe(304);
  expect(gateway.take()).toHaveLength(0);
  await send(`/wps/announcement/category?language=TY&merchant=200jilif3`);
  expect(gateway.take()).toHaveLength(1);
});

test('a private reply is never kept: each player gets only their own', async () => {
  for (const name of ['maria', 'vince', 'maria']) {
    const session = await sandbox.openSession(name);
    const reply = await send('/wps/member/info', asPlayer(session));
    expect(reply.body.toString()).toContain(name);
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(gateway.take()).toHaveLength(1);
  }
  expect((await send(`/wps/member/info?${site}`)).body.toString()).not.toMatch(/maria|vince/);
  expect(gateway.take()).toHaveLength(1);
});

test('a request with a token neither fills the cache nor is answered from it', async () => {
  const session = await sandbox.openSession('maria');
  const address = `/wps/announcement?${site}&platform=M&types=B`;
  const senders: Record<string, string>[] = [asPlayer(session), { Authorization: 'Bearer x' }, { 'Client-Id': 'x' }];
  for (const who of senders) {
    await send(address, who);
    await send(address, who);
  }
  await send(`${address}&token=${session.token}`);
  expect(gateway.take()).toHaveLength(7);
  await send(address);
  await send(address);
  expect(gateway.take()).toHaveLength(1);
});

test('a refusal is not kept, and what is sent is passed on', async () => {
  for (let time = 0; time < 2; time += 1) expect((await send('/wps/announcement/category?language=EN&merchant=nobody')).status).toBe(400);
  for (let time = 0; time < 2; time += 1) await send(`/wps/announcement/category?${site}`, {}, 'POST');
  expect(gateway.take()).toHaveLength(4);
});

test('what phones and services look for at the root of the host reaches the app, with its Host', async () => {
  app.take();
  for (const path of ['/.well-known/assetlinks.json', '/favicon.ico', '/google1a2b3c.html']) {
    expect((await send(path, { Host: 'acme.localhost' })).status).toBe(404);
    expect(app.take().map(({ url, headers }) => [url, headers.host])).toEqual([[path, 'acme.localhost']]);
  }
});
