import { type Server, createServer } from 'node:http';
import { builtRelease } from '../support/servers/makeRelease';
import { ports } from '../support/servers/ports';
import { app } from '../support/servers/startApp';
import { expect, test } from '../support/test';

// How often the server asks the gateway for home, whatever the number of visits. The clock is the test's own; the build's renderer is the real one.

type PageOf = ((request: { domain: string; cookie: string; url: URL }) => Promise<{ page: string } | undefined>) & {
  ages: () => { site: string; seconds: number }[];
};
type Options = { folder: string; config: object; gatewayOf: () => Promise<string>; toPage: (html: string) => string; clock: () => number };

const MINUTES = 4;
const MINUTE_MS = 60_000;
/** A snapshot is renewed when it is older. */
const FRESH_MS = 30_000;
const variants = ['200jilif3.en.visitor', '200jilif3.en.player', '200jilif3.fil.visitor', '200jilimm3.my.player'];
/** Merchants and languages of these variants. */
const SITES = 3;
/** Public calls of home's first view. */
const values: Record<string, unknown> = {
  '/wps/system/status': {
    info: {
      customerService: [],
      domainRoute: [],
      mobileTemplate: {},
      resources: [],
      whitelabel: {},
      mainDomain: '',
      imageCDNs: ['/cdn/a'],
    },
  },
  '/wps/announcement': { banners: [] },
  '/lgw/games/vendors': { content: [] },
  '/lgw/games/hot': { content: [], pageNum: 1, totalPages: 1 },
};
const CALLS = Object.keys(values).length;

// The tests share one port.
test.describe.configure({ mode: 'serial' });
let gateway: Server;
let calls = 0;
test.beforeAll(() => {
  gateway = createServer(({ url = '' }, response) => {
    calls += 1;
    const value = values[url.replace(/\?.*/, '')];
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ success: true, value }));
  }).listen(ports.counted);
});
test.afterAll(() => void gateway.close());

/** The pages of home, by a clock that the test moves. All of them are new. The calls for them are not counted. */
async function openHome() {
  const { home } = await serveHome(`http://127.0.0.1:${ports.counted}`);
  await home.renewed();
  calls = 0;
  return home;
}

async function serveHome(origin: string) {
  const { documentPages } = (await import(`${app}server/pages/documentPages.mjs`)) as {
    documentPages: (options: Options) => Promise<PageOf>;
  };
  const { readConfigFile } = (await import(`${app}server/runtimeConfig.mjs`)) as {
    readConfigFile: (env: object) => { merchants: object[] };
  };
  const config = readConfigFile({});
  let now = Date.now();
  const pageOf = await documentPages({
    folder: builtRelease,
    // The merchants' other domains are removed, because each is a further site with its own snapshots.
    config: { ...config, merchants: config.merchants.map((merchant) => ({ ...merchant, alternateDomains: {} })) },
    gatewayOf: async () => origin,
    toPage: (html) => html,
    clock: () => now,
  });
  const url = new URL('http://localhost/m/home');
  const visit = async (number: number) =>
    (await pageOf({ domain: '', cookie: `home=${variants[number % variants.length]}`, url }))?.page ?? '';
  const ageOf = (page: string) => now - Number(/"takenAt":(\d+)/.exec(page)?.[1] ?? 0);
  const isNew = async (number: number) => ageOf(await visit(number)) < FRESH_MS;
  const home = {
    visit,
    advance: (ms: number) => void (now += ms),
    /** Waits until the last visits have led to new pages. */
    renewed: async (wanted = [...variants.keys()]) => {
      await expect.poll(async () => (await Promise.all(wanted.map(isNew))).every(Boolean), { intervals: [10] }).toBe(true);
    },
  };
  return { home, ages: pageOf.ages };
}

test('the age of each home has a value before its first data, which grows until there are some', async () => {
  const { home, ages } = await serveHome(`http://127.0.0.1:${ports.nobody}`);
  home.advance(MINUTE_MS);
  const known = ages();
  expect(known.map(({ site }) => site)).toEqual(expect.arrayContaining(['200jilif3.en', '200jilif3.fil', '200jilimm3.my']));
  for (const { seconds } of known) expect(seconds).toBeGreaterThanOrEqual(MINUTE_MS / 1000);
});

test('100,000 visitors of one second, when all pages are old, are one snapshot for each merchant and language', async () => {
  const home = await openHome();
  home.advance(FRESH_MS + 1);
  for (let number = 0; number < 100_000; number += 1) void home.visit(number);
  await home.renewed();
  expect(calls).toBe(SITES * CALLS);
});

test('the calls a minute do not grow from 1 to 100,000 visits a minute', async () => {
  test.setTimeout(240_000);
  const most = (SITES * CALLS * MINUTE_MS) / FRESH_MS;
  const counted: Record<number, number> = {};
  for (const visits of [1, 10, 100, 1000, 10_000, 100_000]) {
    const home = await openHome();
    let renewedAt = 0;
    for (let number = 0, at = 0; number < visits * MINUTES; number += 1) {
      const next = Math.round(((number + 1) * MINUTE_MS) / visits);
      home.advance(next - at);
      at = next;
      void home.visit(number);
      // Time stands still while a snapshot is taken.
      if (at - renewedAt < FRESH_MS) continue;
      renewedAt = at;
      await home.renewed(visits < variants.length ? [number] : undefined);
    }
    counted[visits] = calls / MINUTES;
    expect(counted[visits]).toBeLessThanOrEqual(most);
  }
  console.log('calls of the gateway a minute, by visits a minute:', JSON.stringify(counted));
  expect(counted[100_000]).toBe(counted[100]);
});
