import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appServer } from '../../server/appServer.mjs';

type Asked = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
type Answer = { status?: number; headers?: Record<string, string | string[]>; body?: unknown };
type Call = { method?: string; headers?: Record<string, string>; body?: unknown };

/**
 * Provides the app's server in front of a gateway with an adapter, for a test file. The gateway answers what `answer` returns, and remembers what it was
 * asked; the server's log is in `lines`.
 */
export function useAdaptedGateway(adapter: object, config: { tokenInQuery?: boolean } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'adapter-'));
  const servers: Server[] = [];
  const listen = async (server: Server) => {
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const known = { asked: [] as Asked[], lines: [] as string[], answer: (_: Asked): Answer => ({}), app: '', gateway: '' };

  beforeAll(async () => {
    const country = { country: 'PH', countryName: 'Philippines', currency: 'TLB', langList: ['EN'] };
    const merchants = ['acme', 'other', 'plain'].map((code) => ({ code, ...country }));
    writeFileSync(join(folder, 'index.html'), '<script type="application/json" id="parlour-config">{}</script>');
    writeFileSync(join(folder, 'merchants.json'), JSON.stringify({ merchants, ...config }));
    known.gateway = await listen(
      createServer(async (request, response) => {
        let body = '';
        for await (const part of request) body += String(part);
        const asked = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
        known.asked.push(asked);
        const { status = 200, headers = {}, body: reply = { success: true, value: null } } = known.answer(asked);
        const type = typeof reply === 'string' ? 'text/plain' : 'application/json';
        response.writeHead(status, { 'Content-Type': type, ...headers }).end(typeof reply === 'string' ? reply : JSON.stringify(reply));
      }),
    );
    const gateways = [{ origin: known.gateway, adapter, merchants: ['acme', 'other'] }];
    const env = { PARLOUR_CONFIG: join(folder, 'merchants.json') };
    known.app = await listen(appServer({ folder, env, gateways, report: (line: string) => void known.lines.push(line) }));
  }, 60_000);
  beforeEach(() => {
    Object.assign(known, { asked: [], lines: [], answer: () => ({}) });
  });
  afterAll(async () => {
    for (const server of servers) server.closeAllConnections();
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    rmSync(folder, { recursive: true });
  });

  /** Calls the app's server as the app of a player does: `acme` in English unless `headers` say something else. */
  async function call(path: string, { method = 'GET', headers, body }: Call = {}) {
    const all = {
      Merchant: 'acme',
      Language: 'EN',
      'Client-Id': 'browser-1',
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    };
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const reply = await fetch(known.app + path, { method, headers: { ...all, ...headers }, body: text });
    return {
      status: reply.status,
      headers: reply.headers,
      ...((await reply.json()) as { success: boolean; value?: unknown; code?: string; message?: string }),
    };
  }

  return Object.assign(known, { call, servers });
}
