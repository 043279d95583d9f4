import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '@parlour/sandbox/listen';
import { startApp } from '../startApp';
import { appCalls } from './appCalls';

/** A reply as it goes over the network: a text as it is, anything else as JSON. */
export type Reply = { status?: number; headers?: Record<string, string>; body?: unknown };

/** Provides a test file with the app's server and the adapter of the field in front of another gateway: the test writes its replies, by path. */
export function startOther() {
  const folder = mkdtempSync(join(tmpdir(), 'other-'));
  const replies: Record<string, Reply> = {};
  const asked: { path: string; query: object; cookie: string | null }[] = [];
  let gateway: Awaited<ReturnType<typeof listen>>;
  let app: Awaited<ReturnType<typeof startApp>>;

  beforeAll(async () => {
    gateway = await listen({ fetch: answer } as never);
    app = await startApp({ folder, origin: gateway.url, module: join(import.meta.dirname, '../../adapter/fieldGateway.ts') });
  }, 120_000);
  beforeEach(() => {
    for (const path of Object.keys(replies)) delete replies[path];
    asked.length = 0;
  });
  afterAll(async () => {
    await app.stop();
    gateway.stop();
    rmSync(folder, { recursive: true });
  });

  return { replies, asked, ...appCalls(() => app.url) };

  function answer(request: Request): Response {
    const { pathname, searchParams } = new URL(request.url);
    asked.push({ path: pathname, query: Object.fromEntries(searchParams), cookie: request.headers.get('Cookie') });
    const { status = 200, headers = {}, body = { success: false, errorCode: 'no.such.path' } } = replies[pathname] ?? { status: 404 };
    const isText = typeof body === 'string';
    const type = isText ? 'text/html' : 'application/json';
    return new Response(isText ? body : JSON.stringify(body), { status, headers: { 'Content-Type': type, ...headers } });
  }
}
