// Byte budgets of the built app: the scripts until home's first section is complete, the own chunks of each other screen, the document. Each line
// says the room that is left; ADR 0035 says what to do when a budget is full. It also proves that the build has no panel for developers and that
// the start files have compile hints.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { closure } from '../apps/mobile-web/build/chunkFiles.mjs';
import { fillDocument, readConfigFile } from '../apps/mobile-web/server/runtimeConfig.mjs';

const KIB = 1024;
const budgets = {
  home: 148 * KIB,
  screen: 50.5 * KIB,
  app: 27.5 * KIB,
  later: 6.5 * KIB,
  rest: 29 * KIB,
  common: 17 * KIB,
  firstPaint: 11_000,
  document: 17_500,
};
/**
 * Numbers (ADR 0035): scripts and style sheets of a screen that is opened first, screens that load the rest of home, scripts of a home that nobody
 * has touched.
 */
const limits = { files: 23, onHome: 2, visitor: 6, player: 8 };

const dist = fileURLToPath(new URL(`../apps/mobile-web/${process.env.APP_DIST ?? 'dist'}/`, import.meta.url));
if (!existsSync(join(dist, 'index.html'))) {
  console.error('There is no build to weigh: run `npx nx run mobile-web:build` first.');
  process.exit(1);
}
const list = JSON.parse(readFileSync(join(dist, '.vite/chunks.json'), 'utf8'));
const chunks = Object.entries(list);
const sizes = new Map();

const entry = chunks.find(([, { isEntry }]) => isEntry)[0];
const home = new Set([...closureOf(entry), ...heaviest(/assets\/messages-/)]);
// Routes and listeners: loaded before any screen but home.
const appBundle = closureOf(fileOf('apps/mobile-web/src/startup/appBundle.ts'));
// The later bundle (bottom menu, overlays, failures) loads once a screen is drawn.
const laterFile = fileOf('apps/mobile-web/src/startup/laterBundle.ts');
// The rest of home: loaded when the player first uses the page. Screens load the parts that they share with it.
const homeFile = fileOf('apps/mobile-web/src/home/homeBundle.ts');
const rest = closureOf(homeFile);
// What screens share, and home does not need.
const common = heaviest(/assets\/common-/);
const before = new Set([...home, ...appBundle, ...rest, ...common]);

const rows = [['home', total(home), budgets.home]];
const filesOfScreens = [];
const onHome = [];
for (const [file, { modules }] of chunks) {
  for (const module of modules) {
    const [, library, name] = /^(\w+\/[\w-]+)\/src\/.*?(\w+Screen)\.tsx$/.exec(module) ?? [];
    if (!name || before.has(file)) continue;
    const texts = chunks.filter(([, { modules: texts }]) =>
      texts.some((text) => text.startsWith(`${library}/src/i18n/`) && text.endsWith('.screens.json')),
    );
    const needed = new Set([...closureOf(file), ...heaviestOf(texts.map(([text]) => text))]);
    rows.push([name, total(new Set([...needed].filter((part) => !before.has(part)))), budgets.screen]);
    if (needed.has(homeFile)) onHome.push(name);
    const scripts = new Set([...home, ...appBundle, ...needed, ...heaviest(/assets\/menus-/)]);
    filesOfScreens.push([name, scripts.size + new Set([...scripts].flatMap((script) => list[script].css)).size]);
  }
}
rows.push(['app bundle', total(new Set([...appBundle].filter((file) => !home.has(file)))), budgets.app]);
rows.push(['after the first view', weigh(laterFile), budgets.later]);
const isLater = (file) => !home.has(file) && !appBundle.has(file) && file !== laterFile;
rows.push(['rest of home', total(new Set([...rest].filter(isLater))), budgets.rest]);
rows.push(['shared by screens', total(new Set([...common].filter((file) => isLater(file) && !rest.has(file)))), budgets.common]);
const html = fillDocument(readFileSync(join(dist, 'index.html'), 'utf8'), readConfigFile());
rows.push([
  'document until the first paint',
  brotliCompressSync(html.slice(0, html.indexOf('<script type="importmap">'))).length,
  budgets.firstPaint,
]);
rows.push(['document', brotliCompressSync(html).length, budgets.document]);

const width = Math.max(...rows.map(([name]) => name.length));
for (const [name, size, budget] of rows)
  console.log(`${size > budget ? '✗' : '✓'} ${name.padEnd(width)} ${kib(size)} of ${kib(budget)}, ${roomOf(size, budget)}`);
for (const file of [...home].toSorted((a, b) => weigh(b) - weigh(a))) console.log(`    ${kib(weigh(file))}  ${file}`);

const slides = closureOf(fileOf('libs/ui/src/carousel/slideEngine.ts'));
const playersHome = new Set([...home, ...appBundle, ...slides, ...heaviest(/assets\/menus-/)]);
const counts = [
  ...filesOfScreens.map(([name, count]) => [`scripts and style sheets of ${name}`, count, limits.files]),
  [`screens that load the rest of home (${onHome.join(', ')})`, onHome.length, limits.onHome],
  ['scripts of home at rest, visitor', new Set([...home, ...slides]).size, limits.visitor],
  ['scripts of home at rest, player', playersHome.size, limits.player],
];
for (const [name, count, limit] of counts)
  console.log(`${count > limit ? '✗' : '✓'} ${name}: ${count} of ${limit}, ${roomOf(count, limit)}`);

// No player gets the panel for developers. The marker is read from its source, so a renamed one cannot pass unseen.
const marker = /PANEL_ID = '([\w-]+)'/.exec(
  readFileSync(new URL('../apps/mobile-web/src/developer/marker.ts', import.meta.url), 'utf8'),
)[1];
const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
const leaks = files.map(({ parentPath, name }) => join(parentPath, name)).filter((file) => readFileSync(file).includes(marker));
const developed = chunks.filter(([, { modules }]) => modules.some((module) => module.includes('/src/developer/')));
const shown = [...leaks, ...developed.map(([file]) => file)];
console.log(`${shown.length > 0 ? '✗' : '✓'} files with the panel for developers: ${shown.join(', ') || 'none'}`);

// Without the hint the longest task of the start takes twice as long.
const start = [...closureOf(entry)].filter((file) => !file.includes('runtime'));
const unhinted = start.filter((file) => !readFileSync(join(dist, file)).includes('//# allFunctionsCalledOnLoad'));
console.log(`${unhinted.length > 0 ? '✗' : '✓'} start files without a compile hint: ${unhinted.join(', ') || 'none'}`);

const over = [...rows, ...counts].filter(([, size, budget]) => size > budget);
if (over.length > 0) console.error(`\nOver budget: ${over.map(([name]) => name).join(', ')}. ADR 0035 says how to raise a budget.`);
process.exit(over.length + shown.length + unhinted.length > 0 ? 1 : 0);

/** Script files that a file loads before it runs, including itself. */
function closureOf(file) {
  return closure(list, [file]);
}

/** Returns the built file that holds a module. `module`: its path in the project. */
function fileOf(module) {
  return chunks.find(([, { modules }]) => modules.includes(module))[0];
}

/** The files that the heaviest of these loads: the figures are for the language with the longest texts. */
function heaviestOf(files) {
  return files.map((file) => closureOf(file)).toSorted((a, b) => total(b) - total(a))[0] ?? [];
}

function heaviest(name) {
  return heaviestOf(chunks.flatMap(([file]) => (name.test(file) ? [file] : [])));
}

function total(files) {
  return [...files].reduce((sum, file) => sum + weigh(file), 0);
}

function weigh(file) {
  if (!sizes.has(file)) sizes.set(file, brotliCompressSync(readFileSync(join(dist, file))).length);
  return sizes.get(file);
}

/** `7 % free` */
function roomOf(size, budget) {
  return `${Math.floor((1 - size / budget) * 100)} % free`;
}

function kib(bytes) {
  return `${(bytes / KIB).toFixed(1).padStart(6)} KiB`;
}
