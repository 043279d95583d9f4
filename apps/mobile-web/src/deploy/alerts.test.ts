/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { appServer } from '../../server/appServer.mjs';
import { createMetrics } from '../../server/metrics/createMetrics.mjs';
import { metricsServer } from '../../server/metrics/metricsServer.mjs';

// A program of Go starts slowly on a busy machine.
jest.setTimeout(60_000);

const deploy = join(__dirname, '../../../../deploy');
const alertsFile = join(deploy, 'alerts.yaml');
type Rule = { alert: string; expr: string; annotations: Record<string, string>; labels: { severity: string } };
const { groups } = parse(readFileSync(alertsFile, 'utf8')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap(({ rules: own }) => own);
const dashboard = JSON.parse(readFileSync(join(deploy, 'dashboard.json'), 'utf8')) as { panels: { targets: { expr: string }[] }[] };
const promtool = execFileSync(process.execPath, [join(__dirname, '../../../../scripts/promtool.mjs')], { encoding: 'utf8' });

const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
const servers: Server[] = [];
afterAll(async () => {
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  rmSync(folder, { recursive: true });
});
const listen = async (server: Server) => {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

type Samples = Map<string, number>;
/** `gauges`: values by minute that no request brings about. `other`: what a second server says. */
type Cause = { gauges?: Record<string, (minute: number) => number>; other?: Samples };
type Served = {
  metrics: ReturnType<typeof createMetrics>;
  loseBuild: () => void;
  ask: (path: string, body?: string) => Promise<void>;
  scrape: () => Promise<Samples>;
};

/** A server with a build of one page. A gauge that requests cannot change is set in its metrics. */
async function serve(build = 'one'): Promise<Served> {
  const metrics = createMetrics();
  const own = mkdtempSync(join(folder, 'build-'));
  const index = join(own, 'index.html');
  writeFileSync(index, `<html data-build="${build}"></html>`);
  const app = await listen(appServer({ folder: own, env: {}, report: () => undefined, metrics }));
  const counters = await listen(metricsServer(metrics));
  metrics.snapshots(() => [{ site: 'acme.en', seconds: 20 }]);
  let asked = 0;
  const scrape = async () => {
    const lines = (await (await fetch(`${counters}/metrics`)).text()).split('\n').filter((line) => line && !line.startsWith('#'));
    return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]));
  };
  const counted = (samples: Samples) =>
    [...samples].reduce((sum, [name, value]) => sum + (/^parlour_requests_total/.test(name) ? value : 0), 0);
  return {
    metrics,
    loseBuild: () => rmSync(index),
    async ask(path, body) {
      await (await fetch(app + path, body === undefined ? {} : { method: 'POST', body })).text();
      asked += 1;
      // The server counts a request when its connection is done with it, which the client may learn earlier.
      while (counted(await scrape()) < asked) await new Promise(setImmediate);
    },
    scrape,
  };
}

/** A whole number of requests of the same kind, measured as long ones: a test does not wait for them. */
const tell = ({ metrics }: Served, kind: string, seconds: number) => {
  for (let times = 0; times < 20; times += 1) metrics.request(kind, 200, seconds);
};
const repeat = async (times: number, act: () => Promise<void>) => {
  for (let time = 0; time < times; time += 1) await act();
};

/** The input that makes each alert fire. A counter grows at the same pace each minute. */
const causes: Record<string, (served: Served) => Promise<Cause | void> | Cause | void> = {
  ParlourDown: () => ({ gauges: { up: () => 0 } }),
  ParlourFailures({ loseBuild, ask }) {
    loseBuild();
    return ask('/m/home');
  },
  ParlourPagesSlow: (served) => tell(served, 'page', 3),
  ParlourGatewaySlow: (served) => tell(served, 'gateway', 20),
  ParlourHomeOld: ({ metrics }) => metrics.snapshots(() => [{ site: 'acme.en', seconds: 900 }]),
  ParlourStartsFail: ({ ask }) => ask('/m/reports', '{"kind":"start"}'),
  ParlourErrors: ({ ask }) => repeat(6, () => ask('/m/reports', '{"kind":"error","name":"TypeError"}')),
  ParlourMisfits: ({ ask }) => ask('/m/reports', '{"kind":"misfit"}'),
  ParlourPolicyReports: ({ ask }) => repeat(6, () => ask('/m/csp', '{"csp-report":{}}')),
  ParlourBuildsDiffer: async () => ({ other: await (await serve('two')).scrape() }),
  ParlourRestarts: () => ({ gauges: { process_start_time_seconds: (minute) => minute * 60 } }),
  ParlourMemory: () => ({ gauges: { process_resident_memory_bytes: () => 240 * 1024 * 1024 } }),
};

const MINUTES = 60;
/** The server runs in the process of the tests, whose memory says nothing of a server's. */
const atRest: Cause['gauges'] = { process_resident_memory_bytes: () => 100 * 1024 * 1024 };

/** The series of an hour: what grew between two scrapes goes on growing each minute. */
function seriesOf(before: Samples, after: Samples, { instance = 'a:9090', gauges = {} as Cause['gauges'] } = {}) {
  return [...after, ['up', 1] as const].map(([named, value]) => {
    const [name, own = ''] = named.replace(/\}$/, '').split('{') as [string, string?];
    const labels = [own, 'job="parlour"', `instance="${instance}"`].filter(Boolean).join(',');
    const grown = /_(total|bucket|sum|count)$/.test(name) ? value - (before.get(named) ?? 0) : 0;
    const valueAt = { ...atRest, ...gauges }[name] ?? ((minute: number) => value + minute * grown);
    return { series: `${name}{${labels}}`, values: Array.from({ length: MINUTES }, (_, minute) => valueAt(minute)).join(' ') };
  });
}

/** Returns the alerts that fire after an hour. promtool is told to expect none, so it reports each one that fires. */
function firing(series: { series: string; values: string }[]): string[] {
  const file = join(folder, 'test.yaml');
  const expectNone = rules.map(({ alert }) => ({ alertname: alert, eval_time: `${MINUTES - 1}m`, exp_alerts: [] }));
  const tests = [{ interval: '1m', input_series: series, alert_rule_test: expectNone }];
  writeFileSync(file, stringify({ rule_files: [alertsFile], evaluation_interval: '1m', tests }));
  const { stdout, stderr } = spawnSync(promtool, ['test', 'rules', file], { encoding: 'utf8' });
  const fired = [...stderr.matchAll(/alertname: (\w+), time:/g)].map(([, name = '']) => name);
  if (fired.length === 0 && !stdout.includes('SUCCESS')) throw new Error(stdout + stderr);
  return fired;
}

// Prometheus evaluates the rules where it is at hand (scripts/ensure-promtool.mjs); the rest holds everywhere.
const evaluated = promtool || process.env['GITHUB_ACTIONS'] ? describe : describe.skip;

evaluated('in Prometheus', () => {
  test('the rules are valid', () => {
    expect(spawnSync(promtool, ['check', 'rules', alertsFile], { encoding: 'utf8' })).toMatchObject({ status: 0 });
  });

  test('nothing fires while all is well', async () => {
    const served = await serve();
    const before = await served.scrape();
    await repeat(5, () => served.ask('/m/home'));
    await served.ask('/m/reports', '{"kind":"vitals"}');
    expect(firing(seriesOf(before, await served.scrape()))).toEqual([]);
  });

  test.each(rules.map(({ alert }) => alert))('%s fires, and it alone', async (alert) => {
    const served = await serve();
    const before = await served.scrape();
    await served.ask('/m/home');
    const { gauges, other } = (await causes[alert]?.(served)) ?? {};
    const series = seriesOf(before, await served.scrape(), { gauges });
    if (other) series.push(...seriesOf(other, other, { instance: 'b:9090' }));
    expect(firing(series)).toEqual([alert]);
  });
});

test('every alert has a cause here, says what to do, and who is told', () => {
  expect(Object.keys(causes).sort()).toEqual(rules.map(({ alert }) => alert).sort());
  for (const { annotations, labels } of rules) {
    expect(annotations).toEqual({ summary: expect.stringMatching(/\.$/), action: expect.stringMatching(/\.$/) });
    expect(['page', 'ticket']).toContain(labels.severity);
  }
});

test('alerts and dashboard name only metrics and labels that the server has', async () => {
  const served = await serve();
  await served.ask('/m/home');
  const known = new Map<string, Set<string>>([['up', new Set()]]);
  for (const named of (await served.scrape()).keys()) {
    const [name = '', own = ''] = named.split('{');
    known.set(name, new Set([...own.matchAll(/(\w+)="/g)].map(([, label = '']) => label)));
  }
  const expressions = [...rules.map(({ expr }) => expr), ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))];
  for (const expression of expressions) {
    const selectors = [...expression.matchAll(/\b(up|(?:parlour|process)_\w+)\{([^}]*)\}/g)];
    expect(selectors.length).toBeGreaterThan(0);
    for (const [, name = '', matchers = ''] of selectors) {
      expect([...known.keys()]).toContain(name);
      const labels = [...matchers.matchAll(/(\w+)=~?"/g)].map(([, label]) => label).filter((label) => label !== 'job');
      expect([...(known.get(name) ?? [])]).toEqual(expect.arrayContaining(labels));
    }
  }
});
