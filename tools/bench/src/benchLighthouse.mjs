import lighthouse from 'lighthouse';
import { HOME, publicDoors, runsOfDoors } from './doors.mjs';
import { median } from './measure/median.mjs';

const times = ['first-contentful-paint', 'largest-contentful-paint', 'speed-index', 'total-blocking-time', 'cumulative-layout-shift'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Addresses that are compared with another app. */
const compared = [HOME, '/m/register', '/m/activityDetail'];

/**
 * Measures every public address with Lighthouse's phone profile and simulated throttling; home beside the static floor and the recipe, and with
 * `BENCH_PEER=<address>` three of them beside another app.
 * @param {import('./startAll.mjs').Stage & { runs: number }} stage
 */
export async function benchLighthouse({ edge, debugPort, runs }) {
  const peer = process.env.BENCH_PEER;
  const pages = new Map([
    ['static', { url: `${edge}/floor/static`, times: runs, looks: [] }],
    ['recipe', { url: `${edge}/floor/recipe`, times: runs, looks: [] }],
    ...(peer ? [['peer', { url: peer, times: runs, looks: [] }]] : []),
    ...publicDoors.map((path) => [path, { url: edge + path, times: path === HOME ? runs : runsOfDoors(runs), looks: [] }]),
  ]);
  for (let run = 0; run < runs; run += 1)
    for (const page of pages.values()) if (run < page.times) page.looks.push(await look(page.url, debugPort));

  const of = (page, name) => median(pages.get(page).looks.map((figures) => figures[name]));
  const home = (name) => ({ floor: of('static', name), recipe: of('recipe', name), value: of(HOME, name), against: 'static' });
  const worst = (name, doors = publicDoors, isWorse = (one, other) => one < other) =>
    doors.map((at) => ({ at, value: of(at, name) })).reduce((least, door) => (isWorse(door.value, least.value) ? door : least));
  const most = (name, doors) => worst(name, doors, (one, other) => one > other);
  const rivals = publicDoors.filter((path) => compared.some((start) => path.startsWith(start)));
  const besidePeer = (name) => ({ ...most(name, rivals), floor: of('peer', name), against: 'peer', ratioAtMost: 1 });
  return {
    title: `Lighthouse, mobile, every public address, medians of ${runsOfDoors(runs)}, home of ${runs}`,
    figures: [
      { name: 'home: performance', ...home('performance'), atLeast: 98 },
      { name: 'performance', ...worst('performance'), atLeast: 95 },
      { name: 'accessibility', ...worst('accessibility'), atLeast: 100 },
      { name: 'best practices', ...worst('best-practices'), atLeast: 100 },
      { name: 'search engines', ...worst('seo'), atLeast: 100 },
      { name: 'layout shift', ...most('cumulative-layout-shift'), digits: 3, atMost: 0 },
      { name: 'home: first contentful paint, simulated, ms', ...home('first-contentful-paint') },
      { name: 'home: largest contentful paint, simulated, ms', ...home('largest-contentful-paint') },
      { name: 'home: speed index, simulated, ms', ...home('speed-index') },
      { name: 'home: total blocking time, simulated, ms', ...home('total-blocking-time') },
      ...(peer
        ? [
            {
              name: 'home, sign-up, promotion: performance',
              ...worst('performance', rivals),
              floor: of('peer', 'performance'),
              against: 'peer',
              ratioAtLeast: 1,
            },
            { name: 'the same: first contentful paint, simulated, ms', ...besidePeer('first-contentful-paint') },
            { name: 'the same: largest contentful paint, simulated, ms', ...besidePeer('largest-contentful-paint') },
          ]
        : []),
    ],
    addresses: publicDoors.map((address) => ({
      address,
      Lighthouse: String(of(address, 'performance')),
      'a11y, practices, SEO': categories
        .slice(1)
        .map((name) => of(address, name))
        .join(', '),
      'TBT ms': of(address, 'total-blocking-time').toFixed(0),
    })),
    notes: publicDoors.flatMap((path) =>
      [...new Set(pages.get(path).looks.flatMap(({ failed }) => failed))].map((text) => `${path}: ${text}`),
    ),
  };
}

async function look(url, port) {
  const { lhr } = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categories, output: 'json' });
  const figures = Object.fromEntries(Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round(score * 100)]));
  for (const name of times) figures[name] = lhr.audits[name].numericValue;
  // Audits that keep a category below 100.
  const failed = categories
    .slice(1)
    .flatMap((name) => lhr.categories[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
    .map(({ id }) => `${id}: ${lhr.audits[id].title}`);
  return { ...figures, failed };
}
