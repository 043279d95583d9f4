import { paths } from '@parlour/kernel';
import { expect, test } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { type OddRequest, oddRequests } from '../support/servers/oddRequests';
import { ports } from '../support/servers/ports';
import { isSweep } from '../support/sweep';
import { sendBytes } from '../support/servers/sendBytes';
import { watchServer } from '../support/servers/watchServer';

const seed = Number(process.env['ODD_SEED'] ?? 1);
const COUNT = isSweep ? 10_000 : 2000;
/** These connections start a request and then stay silent. */
const slow = ['', 'GET /m/ho', 'GET /m/home HTTP/1.1\r\nHost: 127.0.0.1\r\n'];
/** Simultaneous connections. */
const LANES = 50;

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const [own, preview] = ports.odd;
const servers = [
  {
    name: 'server of the app',
    port: own,
    args: ['server/main.mjs', 'dist'],
    env: { PORT: String(own), PARLOUR_CONFIG: 'config/sandbox.json' },
  },
  {
    name: 'preview',
    port: preview,
    args: ['../../node_modules/vite/bin/vite.js', 'preview', '--port', String(preview), '--strictPort'],
    env: { NODE_ENV: 'production', SANDBOX_PORT: String(ports.gateway) },
  },
];

/** The fault of a reply; undefined if it has none. */
function faultOf(answer: string | undefined, { ending }: OddRequest): string | undefined {
  if (answer === undefined) return 'neither answered nor closed';
  const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
  if (ending === 'whole' && statuses.length === 0) return 'not answered';
  if (statuses.some((status) => status >= 500)) return 'failed';
  if (/^\s+at .+:\d+/m.test(answer) || answer.includes(root)) return 'tells about the inside';
  const leads = [...answer.matchAll(/^Location: (.*)\r$/gim)].map(([, address = '']) => address);
  return leads.some((address) => !/^\/m\/(home)?(\?.*)?$/.test(address)) ? 'leads elsewhere' : undefined;
}

for (const { name, port, args, env } of servers) {
  test(`the ${name} survives thousands of odd requests and slow ones`, async () => {
    test.setTimeout(180_000);
    const server = await watchServer(port, args, env);
    try {
      const slowAnswers = Promise.all(slow.map((text) => sendBytes(port, { bytes: Buffer.from(text), ending: 'open' })));
      const draw = oddRequests(seed);
      const faults: string[] = [];
      let left = COUNT;
      const lane = async () => {
        while (left > 0 && server.isRunning()) {
          left -= 1;
          const request = draw();
          const fault = faultOf(await sendBytes(port, request), request);
          if (fault) faults.push(`${fault} (${request.ending}): ${JSON.stringify(request.bytes.toString('latin1').slice(0, 200))}`);
        }
      };
      await Promise.all(Array.from({ length: LANES }, lane));
      expect(server.isRunning(), server.complaints()).toBe(true);
      expect(faults.slice(0, 10)).toEqual([]);
      for (const answer of await slowAnswers) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
      expect(server.complaints()).not.toMatch(/^\s+at /m);
      const reply = await fetch(`http://127.0.0.1:${port}${paths.home}`);
      expect(reply.status).toBe(200);
      expect(await reply.text()).toContain('data-build=');
    } finally {
      await server.stop();
    }
  });
}
