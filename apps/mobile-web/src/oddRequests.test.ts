/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { appServer, stopServer } from '../server/appServer.mjs';
import { collector } from '../server/collector.mjs';
import { protectServer } from '../server/protectServer.mjs';

const folder = mkdtempSync(join(tmpdir(), 'odd-'));
const running: Server[] = [];
const reports: string[] = [];
let port: number;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<html lang="en"><title>Parlour</title><p>The document</p></html>');
  writeFileSync(join(folder, 'assets/a-1.js'), 'export const a = 1;');
  port = await listen(appServer({ folder, env: {}, report: (line: string) => reports.push(line) }));
});
afterAll(async () => {
  await Promise.all(running.map((server) => stopServer(server, 0)));
  rmSync(folder, { recursive: true });
});
afterEach(async () => {
  expect(await ask(request('GET /m/home'))).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*The document/);
  expect(reports.splice(0)).toEqual([]);
});

async function listen(server: Server): Promise<number> {
  running.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A raw HTTP request. */
function request(line: string, { headers = ['Host: app.example'], body = '' } = {}): string {
  return [`${line} HTTP/1.1`, ...headers, 'Connection: close', '', body].join('\r\n');
}

function open(bytes: string, to = port): Socket {
  const socket = connect(to, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(Buffer.from(bytes, 'latin1'));
  return socket;
}

/** Everything that the server sends until it closes the connection. */
async function ask(bytes: string, { to = port, isLast = false } = {}): Promise<string> {
  const socket = open(bytes, to);
  if (isLast) socket.end();
  let answer = '';
  socket.on('data', (part) => (answer += part.toString('latin1')));
  await new Promise((resolve) => socket.on('close', resolve));
  return answer;
}

const statusOf = async (...args: Parameters<typeof ask>) => Number((await ask(...args)).split(' ')[1]);
const page = { headers: ['Host: app.example', 'Accept: text/html,*/*;q=0.8'] };

describe('spec 2: an odd path leads home', () => {
  test.each([
    '//',
    '///',
    '//a:b@:x/',
    '//evil.test',
    '/\\evil.test',
    '/m/..//evil.test',
    '/m//evil.test',
    '/m/\\evil.test',
    '/m//',
    '/%6d/home',
    '/%2fevil.test',
    '/m%2fhome',
  ])('GET %s', async (path) => {
    const answer = await ask(request(`GET ${path}`, page));
    expect(answer).toMatch(/^HTTP\/1\.1 302 Found\r\n/);
    expect(answer).toMatch(/^Location: \/m\/home\r$/im);
  });

  test.each(['//', '///', '//a:b@:x/', '//evil.test'])('GET %s is not found if the request is not for a page', async (path) => {
    expect(await statusOf(request(`GET ${path}`))).toBe(404);
  });

  test.each(['/m//evil.test', '/m/%2fevil.test', '/m/%2F%2fevil.test', '/m/game%2Fx', '/m/..%2f..%2fpackage.json'])(
    'GET %s leads home for any client',
    async (path) => {
      expect(await ask(request(`GET ${path}`))).toMatch(/^Location: \/m\/home\r$/im);
    },
  );

  test('a whole address is read by its path', async () => {
    expect(await statusOf(request('GET http://app.example/m/home'))).toBe(200);
    expect(await statusOf(request('GET https://app.example/m/assets/a-1.js?v=1'))).toBe(200);
  });
});

test.each([
  ['a page', 'GET /m/home'],
  ['a file', 'GET /m/assets/a-1.js'],
  ['a missing file', 'GET /m/assets/gone.js'],
  ['a redirect', 'GET /m//x'],
  ['a health check', 'GET /healthz'],
  ['a method that is not served', 'POST /m/home'],
  ['an invalid target', 'GET /m/%'],
  ['a request that Node cannot read', 'GET /m/a b'],
])('HSTS is on every reply: %s', async (_, line) => {
  expect(await ask(request(line))).toMatch(/^Strict-Transport-Security: max-age=31536000; includeSubDomains\r$/im);
});

describe('an invalid request target is refused', () => {
  test.each([
    ['a percent sign alone', '%'],
    ['an encoding of nothing', '/m/%'],
    ['half an encoding', '/m/%4'],
    ['an encoded NUL', '/m/%00'],
    ['an encoded line end', '/m/home%0d%0aLocation:%20//evil.test'],
    ['a NUL', '/\0'],
    ['letters beyond ASCII', '/\xff\xe9'],
    ['a space', '/m/a b'],
    ['an address without a host', 'http://'],
    ['a host that is not closed', 'http://[x/'],
    ['a port that is none', 'http://a:99999/'],
    ['another scheme', 'ftp://app.example/m/home'],
    ['a script', 'javascript:alert(1)'],
    ['a star', '*'],
  ])('%s: 400', async (_, target) => {
    expect(await statusOf(request(`GET ${target}`, page))).toBe(400);
  });

  test('a URL that is too long, by any amount: 414', async () => {
    expect(await statusOf(request(`GET /m/${'a'.repeat(7997)}`))).toBe(200);
    expect(await statusOf(request(`GET /m/${'a'.repeat(7998)}`))).toBe(414);
    expect(await statusOf(request(`GET /m/home?${'a'.repeat(8000)}`))).toBe(414);
    expect(await statusOf(request(`GET /${'a'.repeat(100_000)}`))).toBe(414);
  });
});

describe('a file name that is not in the build is not found', () => {
  test.each([
    ['longer than a file system takes', `/m/${'a'.repeat(300)}.js`],
    ['deeper than a file system takes', `/m/assets/${'a/'.repeat(3000)}a.js`],
    ['encoded dots and slashes', '/m/assets/..%2f..%2fpackage.json'],
    ['an encoded backslash', '/m/assets/..%5c..%5cpackage.json'],
    ['encoded twice', '/m/assets/%252e%252e%252fpackage.json'],
    ['bytes that are no text', '/m/assets/%ff%fe.js'],
    ['a folder', '/m/assets/'],
    ['a file that is taken for a folder', '/m/assets/a-1.js/a.js'],
    ['a property of every object', '/m/assets/__proto__.js'],
  ])('%s', async (_, path) => {
    expect(await statusOf(request(`GET ${path}`))).toBe(404);
  });
});

describe('unreadable headers are refused', () => {
  test.each([
    ['no host', []],
    ['an empty host', ['Host:']],
    ['two hosts', ['Host: app.example', 'Host: evil.test']],
    ['a host with a path', ['Host: app.example/m/']],
    ['a host with a name before it', ['Host: a:b@app.example']],
    ['a host with a space', ['Host: app example']],
    ['a port that is none', ['Host: app.example:http']],
    ['a port that is too great', ['Host: app.example:99999']],
    ['an address of five numbers', ['Host: 1.2.3.4.5']],
    ['a name that does not decode', ['Host: xn--a']],
    ['a header without a name', ['Host: app.example', ': x']],
    ['two lengths', ['Host: app.example', 'Content-Length: 1', 'Content-Length: 2']],
    ['a length and chunks', ['Host: app.example', 'Content-Length: 1', 'Transfer-Encoding: chunked']],
    ['a length below zero', ['Host: app.example', 'Content-Length: -1']],
  ])('%s: 400', async (_, headers) => {
    for (const path of ['/m/home', '/assetlinks.json']) expect(await statusOf(request(`GET ${path}`, { headers }))).toBe(400);
  });

  test('hosts given as an IP address or with a port are accepted', async () => {
    for (const host of ['127.0.0.1:8080', '[::1]:8080', 'app_1.internal']) {
      expect(await statusOf(request('GET /m/home', { headers: [`Host: ${host}`] }))).toBe(200);
    }
  });

  test('headers that are too large: 431', async () => {
    expect(await statusOf(request('GET /m/home', { headers: ['Host: app.example', `Cookie: ${'a'.repeat(100_000)}`] }))).toBe(431);
  });

  test.each([
    ['an unknown method', 'FOO /m/home HTTP/1.1\r\n\r\n'],
    ['an unknown version', 'GET /m/home HTTP/9.9\r\n\r\n'],
    ['no request at all', '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03'],
  ])('%s: 400', async (_, bytes) => {
    expect(await statusOf(bytes, { isLast: true })).toBe(400);
  });

  test.each(['GET /m/ho', 'GET /m/home HTTP/1.1\r\nHos', 'GET /m/home HTTP/1.1\r\nHost: app.example\r\n'])(
    'an incomplete request, %j: 400',
    async (bytes) => {
      expect(await statusOf(bytes, { isLast: true })).toBe(400);
    },
  );
});

describe('a method that is not served', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'])(
    '%s: 405, and the answer names the methods that are allowed',
    async (method) => {
      for (const path of ['/', '/m/', '/m/home', '/m/assets/a-1.js', '/healthz', '/elsewhere']) {
        const answer = await ask(request(`${method} ${path}`, page));
        expect(answer).toMatch(/^HTTP\/1\.1 405 Method Not Allowed\r\n/);
        expect(answer).toMatch(/^Allow: GET, HEAD\r$/im);
      }
    },
  );

  test('an address of reports allows POST too', async () => {
    expect(await ask(request('PUT /m/reports'))).toMatch(/^Allow: GET, HEAD, POST\r$/im);
  });

  test('CONNECT to another host: 405', async () => {
    expect(await ask(request('CONNECT evil.test:443'))).toMatch(/^HTTP\/1\.1 405 [^]*^Allow: GET, HEAD\r$/im);
  });

  test('HEAD is answered as GET, without the body', async () => {
    const answer = await ask(request('HEAD /m/home'));
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*^Content-Length: [1-9]\d*\r$/im);
    expect(answer).toMatch(/\r\n\r\n$/);
    expect(await ask(request('HEAD /elsewhere', page))).toMatch(/^Location: \/m\/home\r$/im);
  });

  test('a client that offers another protocol is answered in this one', async () => {
    const headers = ['Host: app.example', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c'];
    expect(await statusOf(request('GET /m/home', { headers }))).toBe(200);
  });
});

describe('a client that is slow', () => {
  const timeouts = { headersTimeout: 40, requestTimeout: 80, connectionsCheckingInterval: 20 };
  let slow: number;
  beforeAll(async () => {
    slow = await listen(appServer({ folder, env: {}, report: (line: string) => reports.push(line), timeouts }));
  });

  test.each([
    ['says nothing', ''],
    ['stops within its head', 'GET /m/home HTTP/1.1\r\nHost: app.exa'],
    ['stops within a body', 'POST /m/reports HTTP/1.1\r\nHost: app.example\r\nContent-Length: 10\r\n\r\nabc'],
  ])('%s: 408', async (_, bytes) => {
    expect(await statusOf(bytes, { to: slow })).toBe(408);
  });
});

describe('a report', () => {
  const post = (headers: string[], body: string) => request('POST /m/reports', { headers: ['Host: app.example', ...headers], body });

  test('that is too large: 413, also if it has no length or never ends', async () => {
    expect(await statusOf(post(['Content-Length: 1000000'], 'x'.repeat(5000)), { isLast: true })).toBe(413);
    const endless = open(post(['Transfer-Encoding: chunked'], `1388\r\n${'x'.repeat(5000)}\r\n`));
    const answer = await new Promise<string>((resolve) => endless.once('data', (part) => resolve(String(part))));
    endless.destroy();
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('that is incomplete is not printed', async () => {
    const cut = open(`${post(['Content-Length: 100'], 'half')}`);
    await new Promise((resolve) => cut.write('more', resolve));
    cut.destroy();
    expect(await statusOf(post(['Transfer-Encoding: chunked'], '4\r\nhalf\r\nzz'), { isLast: true })).toBe(400);
  });

  test('may be split within a character', async () => {
    const lines: string[] = [];
    const take = collector({ print: (line: string) => lines.push(line), prefix: 'P', maxBytes: 4 });
    const letter = Buffer.from('aéb');
    const status = await new Promise((resolve) => {
      const response = { writeHead: (said: number) => ({ end: () => resolve(said) }) };
      take(Readable.from([letter.subarray(0, 2), letter.subarray(2)]), response, {});
    });
    expect([status, ...lines]).toEqual([204, 'P a b']);
  });
});

describe('an error', () => {
  test('fails its own request alone, and is reported in one line without the query', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'empty-'));
    const to = await listen(appServer({ folder: empty, env: {}, report: (line: string) => reports.push(line) }));
    const answer = await ask(request('GET /m/home?code=secret'), { to });
    rmSync(empty, { recursive: true });
    expect(answer).toMatch(/^HTTP\/1\.1 500 [^]*\r\n\r\n[^]*Internal Server Error/);
    expect(answer).not.toContain(empty);
    expect(reports.splice(0)).toEqual([expect.stringMatching(/^GET \/m\/home failed: Error: ENOENT[^\n]*$/)]);
    expect(await statusOf(request('GET /healthz'), { to })).toBe(200);
  });

  test('does not come from the framework for an unreadable URL', async () => {
    const seen: unknown[] = [];
    const lines: string[] = [];
    const framework = createServer((asked, response) => {
      seen.push(asked.url);
      response.write('half');
      throw new Error('first\nsecond');
    });
    const to = await listen(protectServer(framework, { logError: (line: string) => lines.push(line) }));
    expect(await statusOf(request('GET http://[x/'), { to })).toBe(400);
    await ask(request('GET /m/home'), { to });
    expect(seen).toEqual(['/m/home']);
    expect(lines).toEqual(['GET /m/home failed: Error: first']);
  });
});

test('a server that is told to stop does not wait for requests that never end', async () => {
  const server = appServer({ folder, env: {} });
  const to = await listen(server);
  const halves = ['', 'GET /m/home HTTP/1.1\r\n', 'POST /m/reports HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n'].map((bytes) =>
    open(bytes, to),
  );
  // When the server answers another request, it has handled these.
  expect(await statusOf(request('GET /healthz'), { to })).toBe(200);
  const closed = halves.map((socket) => new Promise((resolve) => socket.resume().on('close', resolve)));
  await stopServer(server, 10);
  await Promise.all(closed);
  expect(server.listening).toBe(false);
});
