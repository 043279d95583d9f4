// Byte budgets of the built app (ADR 0019): the scripts until home's first section is complete, the own chunks of each other screen, the document.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { fillDocument, readConfigFile } from '../apps/mobile-web/server/runtimeConfig.mjs';

const KIB = 1024;
const budgets = { home: 134 * KIB, screen: 44 * KIB, app: 48 * KIB, firstPaint: 14_000, document: 28_000 };

const dist = fileURLToPath(new URL(`../apps/mobile-web/${process.env.APP_DIST ?? 'dist'}/`, import.meta.url));
if (!existsSync(join(dist, 'index.html'))) {
  console.error('There is no build to weigh: run `npx nx run mobile-web:build` first.');
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const chunks = Object.entries(manifest);
const sizes = new Map();

const entry = chunks.find(([, chunk]) => chunk.isEntry)[0];
const messages = chunks.filter(([, { file }]) => /assets\/messages-\w+-/.test(file)).map(([key]) => key);
const heaviestLanguage = messages.toSorted((a, b) => total(closure(b)) - total(closure(a)))[0];
const home = new Set([...closure(entry), ...closure(heaviestLanguage)]);
// Routes, menus and listeners: loaded before any screen but home.
const appBundle = closure(chunks.find(([, { src }]) => src?.endsWith('startup/appBundle.ts'))[0]);
const before = new Set([...home, ...appBundle]);

const rows = [['home', total(home), budgets.home]];
for (const [key, { src }] of chunks) {
  const name = /screens\/(?:.*\/)?(\w+Screen)\.tsx$/.exec(src ?? '')?.[1];
  if (!name) continue;
  const texts = chunks
    .filter(([text]) => text.startsWith(`${src.split('/src/')[0]}/src/i18n/`) && text.endsWith('.screens.json'))
    .map(([text]) => text);
  const heaviest = texts.toSorted((a, b) => total(closure(b)) - total(closure(a)))[0];
  const own = new Set([...closure(key), ...(heaviest ? closure(heaviest) : [])].filter((file) => !before.has(file)));
  rows.push([name, total(own), budgets.screen]);
}
rows.push(['app bundle', total(new Set([...appBundle].filter((file) => !home.has(file)))), budgets.app]);
const html = fillDocument(readFileSync(join(dist, 'index.html'), 'utf8'), readConfigFile());
rows.push([
  'document until the first paint',
  brotliCompressSync(html.slice(0, html.indexOf('<script type="importmap">'))).length,
  budgets.firstPaint,
]);
rows.push(['document', brotliCompressSync(html).length, budgets.document]);

const width = Math.max(...rows.map(([name]) => name.length));
for (const [name, size, budget] of rows) console.log(`${size > budget ? '✗' : '✓'} ${name.padEnd(width)} ${kib(size)} of ${kib(budget)}`);
for (const file of [...home].toSorted((a, b) => weigh(b) - weigh(a))) console.log(`    ${kib(weigh(file))}  ${file}`);

const over = rows.filter(([, size, budget]) => size > budget);
if (over.length > 0) console.error(`\nOver budget: ${over.map(([name]) => name).join(', ')}. ADR 0019 says how to raise a budget.`);
process.exit(over.length > 0 ? 1 : 0);

/** Script files that a chunk loads before it runs, including its own. */
function closure(key, found = new Set()) {
  const { file, imports = [] } = manifest[key];
  if (found.has(file)) return found;
  found.add(file);
  for (const next of imports) closure(next, found);
  return found;
}

function total(files) {
  return [...files].reduce((sum, file) => sum + weigh(file), 0);
}

function weigh(file) {
  if (!sizes.has(file)) sizes.set(file, brotliCompressSync(readFileSync(join(dist, file))).length);
  return sizes.get(file);
}

function kib(bytes) {
  return `${(bytes / KIB).toFixed(1).padStart(6)} KiB`;
}
