// Checks the packages of the app and its server: one version of each, under a licence that allows shipping (docs/licences.md lists them).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const list = join(root, 'docs/licences.md');
const allowed = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT'];
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const problems = [];

const direct = { ...packages[''].dependencies, ...packages[''].devDependencies };
for (const [place, manifest] of Object.entries(packages)) {
  if (place === '' || place.includes('node_modules/')) continue;
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }))
    if (!name.startsWith('@parlour/')) problems.push(`${place} asks for its own ${name}: versions are named in the root package.json only`);
}
for (const [name, version] of Object.entries(direct))
  if (!/^(\d+\.\d+\.\d+|npm:.+@\d+\.\d+\.\d+)$/.test(version)) problems.push(`${name} ${version} is no exact version`);

const shipped = closure(Object.keys(packages[''].dependencies));
for (const name of new Set([...shipped].map(nameOf))) {
  const places = [...shipped].filter((place) => nameOf(place) === name);
  if (places.length > 1) problems.push(`${name} is shipped in ${places.length} versions: ${places.join(', ')}`);
}
const rows = [...shipped].map((place) => [nameOf(place), packages[place].version, licenceOf(place)]).sort(([a], [b]) => (a < b ? -1 : 1));
for (const [name, , licence] of rows) if (!isAllowed(licence)) problems.push(`${name} has the licence ${licence}`);

const text = `# Licences

The packages in the app and its server, as \`package-lock.json\` names them. \`node scripts/checkPackages.mjs --write\` writes this page; \`npm test\` compares it.

${table(['package', 'version', 'licence'], rows)}
`;
if (process.argv.includes('--write')) writeFileSync(list, text);
else if (readFileSync(list, 'utf8') !== text) problems.push('docs/licences.md is stale: node scripts/checkPackages.mjs --write');

for (const problem of problems) console.error(problem);
console.log(problems.length > 0 ? `${problems.length} faults in the packages` : `${rows.length} packages are shipped, one version of each`);
process.exit(problems.length > 0 ? 1 : 0);

/** Returns the folders of packages and all their dependencies, resolved upwards as Node does. */
function closure(names, from = '', found = new Set()) {
  for (const name of names) {
    const place = lookUp(name, from);
    if (!place || found.has(place)) continue;
    found.add(place);
    closure(Object.keys({ ...packages[place].dependencies }), place, found);
  }
  return found;
}

function lookUp(name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder}${folder && '/'}node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder) return undefined;
  }
}

function nameOf(place) {
  return place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

function licenceOf(place) {
  return packages[place].license ?? JSON.parse(readFileSync(join(root, place, 'package.json'), 'utf8')).license ?? 'unknown';
}

/** With OR one licence must be allowed, with AND all of them. */
function isAllowed(licence) {
  const choices = (part) => part.split(' OR ').map((name) => name.replace(/[()]/g, '').trim());
  return licence.split(' AND ').every((part) => choices(part).some((name) => allowed.includes(name)));
}

/** Formats the table as Prettier does. */
function table(head, body) {
  const widths = head.map((title, column) => Math.max(...[title, ...body.map((row) => row[column])].map((cell) => cell.length)));
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
