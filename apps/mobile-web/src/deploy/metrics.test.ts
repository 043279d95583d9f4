/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appServer } from '../../server/appServer.mjs';
import { createMetrics } from '../../server/metrics/createMetrics.mjs';
import { metricsServer } from '../../server/metrics/metricsServer.mjs';

const folder = mkdtempSync(join(tmpdir(), 'metrics-'));
const metrics = createMetrics();
const servers: Server[] = [];
const listen = async (server: Server) => {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
let app: string;
let own: string;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<html></html>');
  app = await listen(appServer({ folder, env: {}, report: () => undefined, metrics }));
  own = await listen(metricsServer(metrics));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  rmSync(folder, { recursive: true });
});

const read = async () => (await fetch(`${own}/metrics`)).text();
/** The server counts a request when its connection is done with it, which the client may learn earlier. */
async function until(line: string | RegExp): Promise<void> {
  while (!(typeof line === 'string' ? (await read()).split('\n').includes(line) : line.test(await read()))) await new Promise(setImmediate);
}

test('requests are counted by kind and status, with their latencies', async () => {
  for (const path of ['/m/home', '/m/home', '/m/withdraw', '/m/gone.png', '/healthz']) await (await fetch(app + path)).text();
  await until('parlour_requests_total{kind="home",status="2xx"} 2');
  await until('parlour_requests_total{kind="page",status="2xx"} 1');
  await until('parlour_requests_total{kind="file",status="4xx"} 1');
  await until('parlour_requests_total{kind="health",status="2xx"} 1');
  const text = await read();
  expect(text).toContain('# TYPE parlour_request_seconds histogram');
  expect(text).toContain('parlour_request_seconds_bucket{kind="home",le="+Inf"} 2');
  expect(text).toContain('parlour_request_seconds_count{kind="home"} 2');
});

test('reports are counted by kind; a kind that nobody knows gets no name of its own', async () => {
  const tell = (path: string, body: string) => fetch(app + path, { method: 'POST', body });
  await tell('/m/reports', '{"kind":"error","name":"TypeError"}');
  await tell('/m/reports', '{"kind":"invented"}');
  await tell('/m/reports', 'nonsense');
  await tell('/m/csp', '{"csp-report":{}}');
  await until('parlour_reports_total{kind="error"} 1');
  await until('parlour_reports_total{kind="other"} 2');
  await until('parlour_reports_total{kind="csp"} 1');
  expect(await read()).not.toContain('invented');
});

test('the age of each snapshot of home is told', () => {
  const counted = createMetrics();
  counted.snapshots(() => [{ site: '200jilif3.en', seconds: 12.5 }]);
  expect(counted.text().split('\n')).toContain('parlour_snapshot_age_seconds{site="200jilif3.en"} 12.5');
});

test('the build has a name, and every kind of report a line before the first one', async () => {
  writeFileSync(join(folder, 'index.html'), '<html data-build="one"></html>');
  const lines = (await read()).split('\n');
  expect(lines).toContain(`parlour_build_info{build="one",node="${process.versions.node}"} 1`);
  expect(lines).toContain('parlour_reports_total{kind="start"} 0');
  expect(lines.find((line) => /^process_start_time_seconds \d{10}$/.test(line))).toBeDefined();
});

test('every line has the text format of Prometheus', async () => {
  const reply = await fetch(`${own}/metrics`);
  expect(reply.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const lines = (await reply.text()).trimEnd().split('\n');
  for (const line of lines)
    expect(line).toMatch(/^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z]+="[^"\\]*"(,[a-z]+="[^"\\]*")*\})? [\d.e+-]+)$/);
});

test('the port of the app has no metrics, and the port of metrics has nothing else', async () => {
  expect(await (await fetch(`${app}/metrics`)).text()).not.toContain('parlour_');
  expect((await fetch(`${own}/m/home`)).status).toBe(404);
  expect((await fetch(`${own}/metrics`, { method: 'POST' })).status).toBe(404);
});
