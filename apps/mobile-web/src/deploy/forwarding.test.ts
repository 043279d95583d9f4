/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appServer } from '../../server/appServer.mjs';
import { forwardReports } from '../../server/forward/reports.mjs';
import { exportSpans } from '../../server/forward/spans.mjs';

type Received = { url: string; headers: IncomingHttpHeaders; body: string };

const folder = mkdtempSync(join(tmpdir(), 'forwarding-'));
const servers: Server[] = [];
const received: Received[] = [];
const lines: string[] = [];
const print = (line: string) => void lines.push(line);
/** The collector, and the gateway: whatever it is asked, it notes it and agrees. */
let collector: string;

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<html></html>');
  collector = await listen(
    createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      received.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() });
      response.setHeader('Content-Type', 'application/json').end('{"success":true,"value":{}}');
    }),
  );
});
beforeEach(() => {
  received.length = 0;
  lines.length = 0;
});
afterAll(async () => {
  for (const server of servers) server.closeAllConnections();
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  rmSync(folder, { recursive: true });
});

const failure = {
  kind: 'error',
  build: 'b1',
  merchant: '200jilif3',
  screen: '/m/deposit/:orderNo',
  name: 'TypeError',
  message: 'x is undefined',
  at: ['assets/app-1a.js:1:20', 'assets/vendor-2b.js:3:4'],
};

/** Sends reports to the app's server as pages do, and waits until they are forwarded. */
async function tell(env: Record<string, string>, ...reports: unknown[]): Promise<number[]> {
  const failures = forwardReports({ env, print });
  const app = await listen(appServer({ folder, env: {}, report: () => undefined, failures }));
  const statuses: number[] = [];
  for (const report of reports) {
    const body = typeof report === 'string' ? report : JSON.stringify(report);
    statuses.push((await fetch(`${app}/m/reports`, { method: 'POST', body })).status);
  }
  await failures?.close();
  return statuses;
}

const sentry = () => ({ SENTRY_DSN: collector.replace('//', '//key@') + '/some/42' });
const otlp = () => ({ OTEL_EXPORTER_OTLP_ENDPOINT: `${collector}/otlp`, OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b,x-other=c=d' });

describe('failures on phones', () => {
  test('become one Sentry event with a count when they are the same', async () => {
    await tell(sentry(), failure, failure, { ...failure, name: 'RangeError' }, failure);
    expect(received.map(({ url }) => url)).toEqual(['/some/api/42/envelope/', '/some/api/42/envelope/']);
    expect(received[0]?.headers).toMatchObject({
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': expect.stringContaining('sentry_key=key'),
    });
    const events = received.map(({ body }) => body.split('\n').map((part) => JSON.parse(part) as Record<string, unknown>));
    expect(events[0]?.[1]).toEqual({ type: 'event' });
    expect(events[0]?.[0]?.['event_id']).toBe(events[0]?.[2]?.['event_id']);
    expect(events.map(([, , event]) => event)).toMatchObject([
      {
        release: 'b1',
        transaction: '/m/deposit/:orderNo',
        tags: { kind: 'error', merchant: '200jilif3', count: '3' },
        exception: {
          values: [
            {
              type: 'TypeError',
              value: 'x is undefined',
              stacktrace: {
                frames: [
                  { filename: 'assets/vendor-2b.js', lineno: 3, colno: 4 },
                  { filename: 'assets/app-1a.js', lineno: 1, colno: 20 },
                ],
              },
            },
          ],
        },
      },
      { tags: { count: '1' }, exception: { values: [{ type: 'RangeError' }] } },
    ]);
  });

  test('become log records of one OTLP request, with the headers of the configuration', async () => {
    await tell(otlp(), failure, { kind: 'misfit', build: 'b1', call: 'getGames', field: 'list.gameId' }, failure);
    expect(received.map(({ url }) => url)).toEqual(['/otlp/v1/logs']);
    expect(received[0]?.headers).toMatchObject({ 'x-key': 'a b', 'x-other': 'c=d', 'content-type': 'application/json' });
    const { resourceLogs } = JSON.parse(received[0]?.body ?? '') as { resourceLogs: { scopeLogs: { logRecords: unknown[] }[] }[] };
    expect(resourceLogs[0]?.scopeLogs[0]?.logRecords).toMatchObject([
      {
        severityText: 'ERROR',
        timeUnixNano: expect.stringMatching(/^\d{19}$/),
        body: { stringValue: 'TypeError: x is undefined' },
        attributes: expect.arrayContaining([
          { key: 'exception.stacktrace', value: { stringValue: failure.at.join('\n') } },
          { key: 'parlour.count', value: { intValue: '2' } },
        ]),
      },
      { body: { stringValue: 'getGames: list.gameId' } },
    ]);
  });

  test('lose what a forged report says about a person', async () => {
    const secrets = { token: 'secret-token', player: 'maria', screen: '/m/deposit?order=D-77', merchant: { name: 'maria' } };
    const message = 'maria@example.test called 09175557731 from /m/home?token=abc ကျော်';
    await tell(sentry(), { ...failure, ...secrets, message, at: ['https://x.example/?token=abc:1:2'] });
    expect(received[0]?.body).not.toMatch(/secret-token|maria|0917|D-77|abc|ကျော်/);
    expect(received[0]?.body).toContain('… called … from …');
  });

  test('are the only reports that are forwarded', async () => {
    expect(await tell(sentry(), { kind: 'vitals', values: { LCP: 900 } }, { kind: 'invented' }, 'nonsense', 'null')).toEqual([
      204, 204, 204, 204,
    ]);
    expect(received).toEqual([]);
  });

  test('wait in bounded memory: of a flood only the number is known', async () => {
    const failures = forwardReports({ env: otlp(), print, most: 2 });
    for (const name of ['A', 'B', 'C', 'D', 'A']) failures?.put(JSON.stringify({ ...failure, name }));
    await failures?.close();
    expect(received[0]?.body.match(/"severityText"/g)).toHaveLength(2);
    expect(lines).toEqual(['2 reports not forwarded: too many at once']);
  });

  test('cost the player nothing while the collector is down, and the log does not name its key', async () => {
    const gone = await listen(createServer());
    await new Promise((resolve) => servers.pop()?.close(resolve));
    expect(await tell({ SENTRY_DSN: `${gone.replace('//', '//key@')}/42` }, failure)).toEqual([204]);
    expect(lines).toEqual(['1 reports not forwarded: no answer']);
  });

  test('stay in the log alone without a collector; an address that is none stops the start', () => {
    expect(forwardReports({ env: {}, print })).toBeUndefined();
    expect(() => forwardReports({ env: { SENTRY_DSN: 'https://host/42' }, print })).toThrow('SENTRY_DSN is not of the form');
  });
});

describe('calls to a gateway behind an adapter', () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const parent = '00f067aa0ba902b7';

  // One server for all tests, because each makes its own key.
  let spans: ReturnType<typeof exportSpans>;
  let app: string;
  beforeAll(async () => {
    const gateways = [{ origin: collector, adapter: { calls: {} }, merchants: ['acme'] }];
    const traced: typeof spans = { trace: (...call) => spans.trace(...call), close: () => spans.close() };
    app = await listen(appServer({ folder, env: {}, report: () => undefined, gateways, spans: traced }));
  }, 60_000);

  /** Asks for the status through the app's server. Returns the header that the gateway got, and the spans that were exported. */
  async function ask(env: Record<string, string>, traceparent?: string) {
    spans = exportSpans({ env, print });
    const headers = { ...(traceparent && { traceparent }) };
    expect((await fetch(`${app}/wps/system/status?language=EN&merchant=acme`, { headers })).status).toBe(200);
    await spans.close();
    const [call] = received.filter(({ url }) => url.startsWith('/wps/system/status'));
    const exported = received.filter(({ url }) => url === '/otlp/v1/traces');
    return { header: call?.headers['traceparent'], exported: exported.map(({ body }) => body) };
  }

  test('carry on the trace of a proxy, and become a span of it that says nothing of the player', async () => {
    const { header, exported } = await ask(otlp(), `00-${trace}-${parent}-01`);
    const [, spanId = ''] = new RegExp(`^00-${trace}-([\\da-f]{16})-01$`).exec(String(header)) ?? [];
    expect(spanId).not.toBe(parent);
    const [span] = (JSON.parse(exported[0] ?? '') as { resourceSpans: { scopeSpans: { spans: object[] }[] }[] }).resourceSpans[0]
      ?.scopeSpans[0]?.spans ?? [{}];
    expect(span).toMatchObject({ traceId: trace, spanId, parentSpanId: parent, name: 'getStatus', kind: 3, status: {} });
    expect(span).not.toHaveProperty('count');
    expect(JSON.stringify(span)).not.toContain('acme');
  });

  test('begin a trace where there is none', async () => {
    const { header, exported } = await ask(otlp());
    expect(header).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(exported).toHaveLength(1);
  });

  test('export no span if the proxy does not sample the trace, or if the share is none', async () => {
    const { header, exported } = await ask(otlp(), `00-${trace}-${parent}-00`);
    expect([String(header).endsWith('-00'), exported]).toEqual([true, []]);
    received.length = 0;
    expect((await ask({ ...otlp(), OTEL_TRACES_SAMPLER_ARG: '0' })).exported).toEqual([]);
  });

  test('pass the header of a proxy on as it is when nothing is exported', async () => {
    expect((await ask({}, `00-${trace}-${parent}-01`)).header).toBe(`00-${trace}-${parent}-01`);
    received.length = 0;
    expect((await ask({})).header).toBeUndefined();
  });
});
