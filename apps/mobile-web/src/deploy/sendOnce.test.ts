/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { sendOnce } from '../../server/gateway/sendOnce.mjs';

let answer: RequestListener;
const asked: string[] = [];
const connections = new Set<unknown>();
const gateway = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  answer(request, response);
}).on('connection', (socket) => connections.add(socket));
const MIB = 1024 * 1024;

beforeAll(async () => {
  await once(gateway.listen(0, '127.0.0.1'), 'listening');
});
beforeEach(() => {
  asked.length = 0;
  connections.clear();
});
afterAll(() => {
  gateway.closeAllConnections();
  gateway.close();
});

function send(changes: Partial<Parameters<typeof sendOnce>[0]> = {}) {
  const url = new URL(`http://127.0.0.1:${(gateway.address() as AddressInfo).port}/wallet`);
  return sendOnce({ url, method: 'GET', headers: [], deadline: performance.now() + 20_000, ...changes });
}

const replying = (body: string | Buffer, headers: Record<string, string | string[]> = {}, status = 200) => {
  answer = (_, response) => response.writeHead(status, headers).end(body);
};

test('a reply comes with its status, all its headers and its text; calls share a connection', async () => {
  replying('ကျပ်', { 'Set-Cookie': ['a=1', 'b=2'] }, 418);
  const { status, headers, text } = await send();
  expect([status, headers.getSetCookie(), text]).toEqual([418, ['a=1', 'b=2'], 'ကျပ်']);
  for (let call = 0; call < 5; call += 1) await send();
  expect([asked.length, connections.size <= 1]).toEqual([6, true]);
});

test('a redirect is a reply', async () => {
  replying('', { Location: 'https://games.example/' }, 302);
  const { status, headers } = await send();
  expect([status, headers.get('Location'), asked]).toEqual([302, 'https://games.example/', ['GET /wallet']]);
});

test.each(['GET', 'POST', 'PUT', 'DELETE'])('the body of %s arrives whole, and the next call on its connection too', async (method) => {
  answer = (request, response) => {
    const parts: string[] = [];
    request.setEncoding('utf8').on('data', (part: string) => parts.push(part));
    request.on('end', () => response.end(JSON.stringify([request.headers['content-length'], parts.join('')])));
  };
  for (const body of ['{"nodeId":"ä"}', 'GET /stolen HTTP/1.1\r\n\r\n']) {
    const { text } = await send({ method, body });
    expect(JSON.parse(text)).toEqual([String(Buffer.byteLength(body)), body]);
  }
  expect(asked).toEqual([`${method} /wallet`, `${method} /wallet`]);
});

test('a later header wins, in whatever letters its name is', async () => {
  answer = ({ headers }, response) => response.end(headers['x-sign']);
  const { text } = await send({
    headers: [
      ['X-Sign', 'one'],
      ['x-sign', 'two'],
    ],
  });
  expect(text).toBe('two');
});

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
])('a reply compressed by %s is read, and the limit counts what it becomes', async (encoding, compress) => {
  // Compressing blocks this process for seconds. Between two calls, the gateway would close the idle connection meanwhile.
  const huge = compress(Buffer.alloc(9 * MIB));
  replying(compress('{"success":true}'), { 'Content-Encoding': encoding });
  expect((await send()).text).toBe('{"success":true}');
  replying(huge, { 'Content-Encoding': encoding });
  await expect(send()).rejects.toThrow(RangeError);
  replying('no such thing', { 'Content-Encoding': encoding });
  await expect(send()).rejects.toThrow();
  replying('', { 'Content-Encoding': encoding }, 204);
  expect(await send()).toMatchObject({ status: 204, text: '' });
});

test('a reply without end is given up', async () => {
  answer = (_, response) => {
    const more = () => void (response.writable && response.write(Buffer.alloc(MIB), more));
    more();
  };
  await expect(send()).rejects.toThrow(RangeError);
});

test('a lost connection and half a reply are errors, and nothing is sent again', async () => {
  answer = (request) => request.socket.destroy();
  await expect(send({ method: 'POST', body: '{}' })).rejects.toMatchObject({ code: 'ECONNRESET' });
  answer = (request, response) => {
    response.writeHead(200, { 'Content-Length': '100' }).write('half', () => request.socket.destroy());
  };
  await expect(send({ method: 'POST', body: '{}' })).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(asked).toHaveLength(2);
});

test('a gateway that is silent, or stops within its reply, is waited for until the deadline', async () => {
  const soon = () => ({ deadline: performance.now() + 50 });
  answer = () => undefined;
  await expect(send(soon())).rejects.toMatchObject({ name: 'TimeoutError' });
  answer = (_, response) => void response.writeHead(200).write('{');
  await expect(send(soon())).rejects.toMatchObject({ name: 'TimeoutError' });
});

test.each([
  ['a name that is none', ['a b', 'x']],
  ['a second line', ['X-Name', 'a\r\nX-Token: b']],
])('a header with %s is sent nowhere', async (_, header) => {
  replying('');
  await expect(send({ headers: [header as [string, string]] })).rejects.toMatchObject({ name: 'TypeError' });
  expect(asked).toEqual([]);
});
