import { once } from 'node:events';
import { createServer } from 'node:http';
import { builtRelease } from '../support/servers/makeRelease';
import { ports } from '../support/servers/ports';
import { startApp } from '../support/servers/startApp';
import { expect, test } from '../support/test';

// A server takes part only when its documents have their data, or when it has waited for it long enough.

const [late, port] = ports.late;
const origin = `http://127.0.0.1:${port}`;
const env = (seconds: string) => ({ PARLOUR_GATEWAY: `http://127.0.0.1:${late}`, PARLOUR_WARM_SECONDS: seconds });
const missing = ['data of 200jilif3.en', 'data of 200jilif3.fil', 'data of 200jilimm3.my'];

// The tests share two ports.
test.describe.configure({ mode: 'serial' });

async function ready() {
  const reply = await fetch(`${origin}/readyz`);
  return { status: reply.status, ...((await reply.json()) as { ok: boolean; warming?: boolean; missing?: string[] }) };
}

test('a new server is not ready before home has its data, and answers whoever asks it all the same', async () => {
  let answer = () => undefined as void;
  const isAsked = new Promise<void>((resolve) => (answer = resolve));
  const gateway = createServer((request, response) => {
    void isAsked.then(async () => {
      const reply = await fetch(`http://127.0.0.1:${ports.gateway}${request.url}`);
      response.writeHead(reply.status, { 'Content-Type': 'application/json' }).end(await reply.text());
    });
  }).listen(late);
  await once(gateway, 'listening');
  const server = await startApp({ port, folders: [builtRelease], env: env('60') });
  try {
    await expect.poll(ready).toMatchObject({ status: 503, ok: false, warming: true, missing: expect.arrayContaining(missing) });
    expect((await fetch(`${origin}/m/home`)).status).toBe(200);
    answer();
    await expect.poll(ready).toEqual({ status: 200, ok: true });
  } finally {
    await server.stop();
    gateway.closeAllConnections();
    gateway.close();
  }
});

test('without its gateway it is ready after a while, and says what is missing', async () => {
  const server = await startApp({ port, folders: [builtRelease], env: env('1') });
  try {
    await expect.poll(ready).toMatchObject({ status: 200, ok: true, missing: expect.arrayContaining(missing) });
  } finally {
    await server.stop();
  }
});
