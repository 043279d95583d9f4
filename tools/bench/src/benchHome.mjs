import { logIn } from './measure/logIn.mjs';
import { median } from './measure/median.mjs';
import { phone } from './measure/phone.mjs';
import { visit } from './measure/visit.mjs';

const KIB = 1024;
/** The server takes another snapshot within this time. */
const FRESH_MS = 30_000;

/** Measures a first and a later visit of home, compared with the floors: static (a), client-rendered (c) and the recipe (r). */
export async function benchHome({ browser, app, edge, runs }) {
  const ours = { url: `${edge}/m/home`, tile: 'main a[href*="/m/play"]', button: 'main button[aria-pressed]' };
  const targets = {
    ours,
    a: { url: `${edge}/floor/static`, tile: 'a.tile' },
    c: { url: `${edge}/floor/client`, tile: '.tile', button: '.tile button' },
    r: { url: `${edge}/floor/recipe`, tile: '.tile', button: '.tile button' },
  };
  await coldVisit(browser, ours); // The sandbox draws its images on the first visit, and the edge caches them.
  const visits = { ours: [], a: [], c: [], r: [] };
  const members = [];
  const repeats = { with: [], without: [] };
  for (let run = 0; run < runs; run += 1) {
    for (const [name, target] of Object.entries(targets)) visits[name].push(await coldVisit(browser, target));
    members.push(await memberVisit(browser, ours, app, edge));
    repeats.with.push(await laterVisit(browser, ours, 'allow'));
    repeats.without.push(await laterVisit(browser, ours, 'block'));
  }
  const of = (list, name) => median(list.map((figures) => figures[name]));
  const own = (name) => of(visits.ours, name);
  const against = (floor, name, unit = 1) => ({
    floor: of(visits[floor], name) / unit,
    recipe: of(visits.r, name) / unit,
    value: own(name) / unit,
    against: floor === 'a' ? 'static' : 'client-rendered',
  });
  const first = (name, unit = 1) => {
    const [floor, recipe, value] = [visits.a, visits.r, visits.ours].map(
      (list) => median(list.map((figures) => figures.first[name])) / unit,
    );
    return { floor, recipe, value, against: 'static' };
  };
  const offline = await offlineVisit(browser, ours);

  return {
    title: 'Home, slow 4G and a four times slower processor, applied',
    figures: [
      { name: 'first contentful paint, ms', ...against('a', 'fcp'), ratioAtMost: 1.05 },
      { name: 'largest contentful paint, ms', ...against('a', 'lcp'), ratioAtMost: 1.05 },
      { name: 'largest contentful paint, ms', ...against('c', 'lcp'), ratioAtMost: 0.4 },
      { name: 'first tile, ms', ...against('c', 'tile'), ratioAtMost: 0.22 },
      { name: 'a tap works, ms', ...against('c', 'tap'), ratioAtMost: 0.85 },
      { name: 'script finished before the largest paint, KiB', value: own('scriptBeforeLcp') / KIB, atMost: 0 },
      { name: 'blocking time while loading, ms', ...against('c', 'blocked'), ratioAtMost: 1 },
      { name: 'longest task while loading, ms', ...against('c', 'longest'), atMost: 50 },
      { name: 'main-thread time until it is quiet, ms', ...against('c', 'main'), ratioAtMost: 1.5 },
      { name: 'the same against static', ...against('a', 'main') },
      { name: 'layout shift, first visit', value: own('cls'), digits: 3, atMost: 0 },
      { name: 'layout shift, later visit', value: of(repeats.with, 'cls'), digits: 3, atMost: 0 },
      { name: 'first view: requests', ...first('requests'), atMost: 40 },
      { name: 'first view: KiB', ...first('bytes', KIB), atMost: 300 },
      { name: 'first view: DOM nodes', ...first('dom'), atMost: 800 },
      { name: 'requests until it is quiet, without a touch', ...against('a', 'requests'), atMost: 45 },
      { name: 'KiB until it is quiet', ...against('a', 'bytes', KIB), atMost: 300 },
      { name: 'of these KiB of script', recipe: of(visits.r, 'scriptBytes') / KIB, value: own('scriptBytes') / KIB },
      { name: 'scripts and style sheets until it is quiet', ...against('c', 'files'), atMost: 16 },
      { name: 'DOM nodes when it is quiet', ...against('a', 'dom'), atMost: 600 },
      { name: 'calls of the gateway before a touch, visitor', value: own('calls'), atMost: 2 },
      { name: 'calls of the gateway before a touch, member', value: of(members, 'calls'), atMost: 8 },
      { name: 'errors on the console', value: own('errors'), atMost: 0 },
      { name: 'later visit, KiB of the app from the network', value: of(repeats.with, 'scriptBytes') / KIB, atMost: 0 },
      {
        name: 'later visit, first contentful paint, ms',
        floor: of(repeats.without, 'fcp'),
        value: of(repeats.with, 'fcp'),
        against: 'without worker',
        ratioAtMost: 0.35,
      },
      { name: 'later visit offline, first tile, ms', value: offline.tile },
    ],
  };
}

/**
 * Measures a member's visit of a busy site, whose snapshot is fresh at the server and at the edge; an old one is asked again for. Each visit has a session
 * of its own, because a visit may renew its session, which would end a shared one.
 */
async function memberVisit(browser, target, app, edge) {
  const member = await logIn(browser, edge);
  await freshSnapshot(app, member);
  await coldVisit(browser, target, member); // The edge renews its copy.
  return coldVisit(browser, target, await logIn(browser, edge));
}

/** Asks the app's server for the member's home until its snapshot is fresh: an old one is sent once more while it is renewed. */
async function freshSnapshot(app, { cookies }) {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  for (const start = Date.now(); Date.now() - start < FRESH_MS; await new Promise((resolve) => setTimeout(resolve, 500))) {
    const html = await (await fetch(`${app}/m/home`, { headers: { cookie } })).text();
    if (Date.now() - Number(/"takenAt":(\d+)/.exec(html)?.[1]) < FRESH_MS) return;
  }
  throw new Error('The server has no fresh snapshot of home');
}

async function coldVisit(browser, target, storageState) {
  return visitAndClose(await phone(browser, { serviceWorkers: 'block', storageState }), target);
}

/** Measures a second visit, either with the service worker or with the browser's HTTP cache alone. */
async function laterVisit(browser, target, serviceWorkers) {
  return visitAndClose(await visited(browser, target, serviceWorkers), target);
}

/** Measure the third visit: the first installs the worker, which caches the files of the second. */
async function offlineVisit(browser, target) {
  const context = await visited(browser, target, 'allow');
  await look(context, target);
  await context.setOffline(true);
  return visitAndClose(context, target, { isSlow: false });
}

/** An open throttled page would take processor time from the next measurement. */
async function visitAndClose(context, target, options) {
  try {
    return await visit(context, target, options);
  } finally {
    await context.close();
  }
}

async function visited(browser, target, serviceWorkers) {
  const context = await phone(browser, { serviceWorkers });
  await look(context, target, serviceWorkers === 'allow');
  return context;
}

/** Opens the page without throttling, and waits until it is idle and, with `hasWorker`, its worker is active. */
async function look(context, { url, tile }, hasWorker = false) {
  const page = await context.newPage();
  await page.goto(url);
  await page.locator(tile).first().waitFor();
  if (hasWorker) await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForLoadState('networkidle');
  await page.close();
}
