/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const app = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'leaving-'));
const agent = new Agent({ keepAlive: true });
let server: ChildProcess;
let port: string | undefined;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<html data-build="one"><title>one</title></html>');
  const env = { ...process.env, PORT: '0', PARLOUR_CONFIG: 'config/sandbox.json', PARLOUR_DRAIN_SECONDS: '8' };
  const own = spawn(process.execPath, ['server/main.mjs', folder], { cwd: app, env });
  const [line] = (await once(own.stdout, 'data')) as unknown[];
  port = /port (\d+)/.exec(String(line))?.[1];
  server = own;
});
afterAll(() => {
  agent.destroy();
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Asks on a connection that stays open if the server lets it, as a reverse proxy does. */
function ask(path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, agent }, (reply) => reply.resume().on('end', () => resolve(reply))).on('error', reject);
  });
}

test('on SIGTERM a server under load is no longer ready, but answers every request until its proxy knows, and then stops', async () => {
  const gone = once(server, 'exit');
  const replies: IncomingMessage[] = [];
  const closed = () => replies.filter(({ headers }) => headers.connection === 'close').length;
  const load = async (path: string) => {
    while (closed() < 40) replies.push(await ask(path));
  };
  expect((await ask('/readyz')).statusCode).toBe(200);
  const loads = ['/m/home', '/m/version.json', '/m/assets/gone.js', '/healthz'].map(load);
  while (replies.length < 40) await new Promise(setImmediate);
  expect(closed()).toBe(0);
  server.kill('SIGTERM');
  await Promise.all(loads);
  expect((await ask('/readyz')).statusCode).toBe(503);
  expect(replies.filter(({ statusCode = 0 }) => statusCode >= 500)).toEqual([]);
  expect(await gone).toEqual([0, null]);
}, 30_000);
