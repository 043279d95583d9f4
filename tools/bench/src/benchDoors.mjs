import { HOME, privateDoors, publicDoors, runsOfDoors, targetOf } from './doors.mjs';
import { withoutScripts } from './floor/withoutScripts.mjs';
import { laterVisit } from './measure/laterVisit.mjs';
import { logIn, withOwnSession } from './measure/logIn.mjs';
import { median } from './measure/median.mjs';
import { phone } from './measure/phone.mjs';
import { rest } from './measure/rest.mjs';
import { visit } from './measure/visit.mjs';
import { HTML } from './startAll.mjs';

const KIB = 1024;

/**
 * Measures every public address, and private screens that a link opens: a first and a later visit on a slow phone, beside the same document without
 * scripts and beside the recipe, and what an untouched page loads.
 * @param {import('./startAll.mjs').Stage & { runs: number }} stage
 */
export async function benchDoors(stage) {
  const { browser, edge, control } = stage;
  const runs = runsOfDoors(stage.runs);
  const state = await logIn(browser, edge);
  const member = () => withOwnSession(state, control);
  const doors = publicDoors.map((path) => ({ path, first: [], later: [], floor: [] }));
  const own = [...privateDoors, await depositOrder(browser, edge, await member())].map((path) => ({ path, first: [], later: [] }));
  const recipe = [];

  for (const [place, door] of doors.entries()) await lookAtRest(stage, door, `/floor/door/${place}`);
  const membersHome = await rest(stage, { path: HOME, storageState: await member() });
  for (let run = 0; run < runs; run += 1) {
    recipe.push(await firstVisit(browser, { url: `${edge}/floor/recipe` }));
    for (const { path, floorPath, first, later, floor } of doors) {
      floor.push(await firstVisit(browser, { url: edge + floorPath, isStatic: true }));
      first.push(await firstVisit(browser, targetOf(edge, path)));
      later.push(await laterVisit(browser, targetOf(edge, path)));
    }
    for (const { path, first, later } of own) {
      first.push(await firstVisit(browser, targetOf(edge, path), await member()));
      later.push(await laterVisit(browser, targetOf(edge, path), { storageState: await member() }));
    }
  }
  return {
    title: `Every public address, slow 4G and a four times slower processor, applied: the worst one, medians of ${runs}`,
    figures: figuresOf({ doors, own, recipe, membersHome }),
    addresses: [{ path: 'the recipe', first: recipe }, ...doors, ...own].map((door) => rowOf(door, recipe)),
    notes: [...doors, ...own].flatMap(({ path, first }) =>
      [...new Set(first.flatMap(({ errors }) => errors))].map((text) => `${path}: ${text}`),
    ),
  };
}

function figuresOf({ doors, own, recipe, membersHome }) {
  const all = [...doors, ...own];
  const home = doors.find(({ path }) => path === HOME);
  const recipes = (name) => medianOf(recipe, name);
  const worst = (name, value, more, list = doors) => ({ name, ...worstOf(list, (door) => ({ value: value(door) })), ...more });
  const worstBeside = (name, of, against, more, list = doors) => ({ name, ...worstOf(list, of), against, ...more });
  const besideFirst = (name, figure) =>
    worstBeside(
      name,
      ({ first, later }) => ({ value: medianOf(later, figure), floor: medianOf(first, figure) }),
      'first',
      { ratioAtMost: 0.5 },
      all,
    );
  const besideHome = (name, figure, ofHome, ratioAtMost) =>
    worstBeside(
      name,
      ({ first }) => ({ value: medianOf(first, figure), floor: medianOf(home.first, ofHome) }),
      'home',
      { ratioAtMost },
      own,
    );
  const work = (name, figure) => worstBeside(name, ({ first }) => ({ value: medianOf(first, figure), floor: recipes(figure) }), 'recipe');
  return [
    worstBeside(
      'largest contentful paint, ms',
      ({ first, floor }) => ({ value: medianOf(first, 'lcp'), floor: medianOf(floor, 'lcp') }),
      'the same page, static',
      { ratioAtMost: 1.2 },
    ),
    worst('layout shift, first visit', ({ first }) => most(first, 'cls'), { digits: 3, atMost: 0 }, all),
    worst('layout shift, later visit', ({ later }) => most(later, 'cls'), { digits: 3, atMost: 0 }, all),
    worst('scripts until a control works, files', ({ first }) => medianOf(first, 'scripts'), { atMost: 6 }),
    worst('scripts until a control works, KiB', ({ first }) => medianOf(first, 'scriptBytesUntilTap') / KIB, { atMost: 170 }),
    worstBeside('a tap works, ms', ({ first }) => ({ value: medianOf(first, 'tap'), floor: recipes('tap') }), 'recipe', {
      ratioAtMost: 1.1,
    }),
    worst('calls of the gateway before a touch, visitor', ({ atRest }) => atRest.calls, { atMost: 1 }),
    { name: 'calls of the gateway before a touch, member’s home', value: membersHome.calls, atMost: 8 },
    besideHome('private screens: first contentful paint, ms', 'fcp', 'fcp', 1.05),
    besideHome('private screens: usable, ms', 'usable', 'tap', 1.6),
    besideFirst('later visit: largest contentful paint, ms', 'lcp'),
    besideFirst('later visit: a tap works, ms', 'tap'),
    worst('KiB at rest, with everything prefetched', ({ atRest }) => atRest.bytes / KIB, { atMost: 700 }),
    { name: 'the same of a member’s home', value: membersHome.bytes / KIB, atMost: 700 },
    worst('files prefetched with Save-Data', ({ saving }) => saving.prefetched.length, { atMost: 0 }),
    worst('errors on the console', ({ first }) => Math.max(...first.map(({ errors }) => errors.length)), { atMost: 0 }, all),
    work('main-thread time until it is quiet, ms', 'main'),
    work('style passes', 'styles'),
    work('layout passes', 'layouts'),
    work('commits of React', 'commits'),
  ];
}

/** Returns the row of an address for the table. */
function rowOf({ path, first, later, floor, atRest, saving }, recipe) {
  const of = (name) => medianOf(first, name);
  const ratio = (value, to) => (to > 0 ? `${(value / to).toFixed(2)}×` : '–');
  const beside = (name, floors) => `${of(name).toFixed(0)}${floors ? ` (${ratio(of(name), medianOf(floors, name))})` : ''}`;
  const kib = (bytes) => (bytes / KIB).toFixed(0);
  return {
    address: path,
    'FCP ms': beside('fcp'),
    'LCP ms (of static)': beside('lcp', floor),
    'tap ms (of recipe)': beside('tap', recipe),
    'scripts until then (KiB)': `${of('scripts')} (${kib(of('scriptBytesUntilTap'))})`,
    'main thread ms (of static)': beside('main', floor),
    'styles, layouts, commits': ['styles', 'layouts', 'commits'].map(of).join(', '),
    ...(later && {
      'later: LCP, tap': ['lcp', 'tap'].map((name) => ratio(medianOf(later, name), of(name))).join(', '),
      'shift: first, later': [first, later].map((visits) => most(visits, 'cls').toFixed(3)).join(', '),
    }),
    ...(atRest && {
      calls: String(atRest.calls),
      'at rest: requests (KiB)': `${atRest.requests} (${kib(atRest.bytes)})`,
      'with Save-Data': `${saving.requests} (${kib(saving.bytes)})`,
      'prefetched: usual, Save-Data': `${atRest.prefetched.length}, ${saving.prefetched.length}`,
    }),
  };
}

/** These visits are also the first ones that the server, the sandbox and the edge see of an address; what they have in memory is then in no figure of time. */
async function lookAtRest(stage, door, floorPath) {
  door.atRest = await rest(stage, door);
  door.saving = await rest(stage, { ...door, savesData: true });
  door.floorPath = floorPath;
  const html = await (await fetch(stage.app + door.path)).text();
  await stage.addPage(floorPath, { type: HTML, content: withoutScripts(html) });
}

/** Opens a page with service workers blocked, because they escape the throttling. */
async function firstVisit(browser, target, storageState) {
  return visit(await phone(browser, { serviceWorkers: 'block', storageState }), target);
}

/** The address of a new order, as a notification names it. */
async function depositOrder(browser, edge, storageState) {
  const context = await phone(browser, { storageState, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${edge}/m/voucherCenter`);
  await page.getByRole('main').getByRole('button', { name: '500', exact: true }).tap();
  await page.getByRole('button', { name: /^Pay ₱/ }).tap();
  await page.waitForURL(/order\/D-/);
  const { pathname } = new URL(page.url());
  await context.close();
  return pathname;
}

/** The figure of the address that is furthest from its goal. Without a floor, nothing is far enough. */
function worstOf(doors, figureOf) {
  const figures = doors.map((door) => ({ ...figureOf(door), at: door.path }));
  const badness = ({ value, floor }) => (floor === undefined ? value : floor > 0 ? value / floor : Infinity);
  return figures.reduce((worst, figure) => (badness(figure) > badness(worst) ? figure : worst));
}

function medianOf(visits, name) {
  return median(visits.map((figures) => figures[name]));
}

function most(visits, name) {
  return Math.max(...visits.map((figures) => figures[name]));
}
