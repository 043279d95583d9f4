import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from './startServer.mjs';
import { underLoad } from './underLoad.mjs';

const adapter = fileURLToPath(new URL('plainAdapter.mjs', import.meta.url));
const MIB = 2 ** 20;
/** More browsers than the server keeps cookies of. */
const BROWSERS = 12_000;
const CALLS = 100_000;
const reply = JSON.stringify({ result: { currency: 'TLB', sumBalance: '1234.50', list: Array.from({ length: 20 }, (_, id) => ({ id })) } });

/**
 * Measures a private call through an adapter (ADR 0030), of many browsers, each with a cookie of the gateway.
 * @param {{ port: number, env: NodeJS.ProcessEnv }} options The gateway gets the next port.
 */
export async function benchAdapter({ port, env }) {
  const folder = mkdtempSync(join(tmpdir(), 'adapter-'));
  const config = join(folder, 'merchants.json');
  const gateway = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Set-Cookie': `sid=${'x'.repeat(32)}` }).end(reply);
  }).listen(port + 1, '127.0.0.1');
  await once(gateway, 'listening');
  const merchants = [{ code: 'acme', country: 'PH', countryName: 'Philippines', currency: 'TLB', langList: ['EN'] }];
  writeFileSync(config, JSON.stringify({ merchants, gateways: [{ origin: `http://127.0.0.1:${port + 1}`, adapter }] }));
  const server = await startServer({ port, config, env });
  try {
    const requests = Array.from({ length: BROWSERS }, (_, browser) => ({
      headers: { Merchant: 'acme', Language: 'EN', 'Client-Id': `browser-${browser}`, Authorization: `Bearer token-${browser}` },
    }));
    const measure = (load) => underLoad(server, { path: '/wps/member/info', requests, ...load });
    // Every browser has its cookie before the heap is measured.
    await measure({ amount: BROWSERS });
    const before = await server.use();
    const calls = await measure({ amount: CALLS });
    const after = await server.use();
    return {
      title: `A call through an adapter, with a cookie of the gateway: ${CALLS} calls of ${BROWSERS} browsers`,
      figures: [
        { name: 'calls a second of one core', value: calls.perCore, atLeast: 3000 },
        { name: 'processor time of a call, ms', value: 1000 / calls.perCore, digits: 2, atMost: 1 },
        { name: 'calls that failed', value: calls.failed, atMost: 0 },
        { name: 'heap, MiB more than before', value: (after.heap - before.heap) / MIB, digits: 1, atMost: 5 },
      ],
    };
  } finally {
    server.close();
    gateway.closeAllConnections();
    gateway.close();
    rmSync(folder, { recursive: true });
  }
}
