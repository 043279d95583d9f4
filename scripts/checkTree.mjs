// Checks how files lie and whom they import: no circles, no feature without journeys. A folder with more files than one can survey is no
// fault, only printed as advice. Circles count with type-only and dynamic imports: who reads the first file has to read them all.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { workspaces } from '../tools/workspaces.mjs';
import { projectFiles } from './projectFiles.mjs';

const MOST_FILES = 30;
const root = fileURLToPath(new URL('..', import.meta.url));
const features = workspaces(root).filter(({ tags }) => tags.includes('type:feature'));

const sources = projectFiles(root, 'apps', 'libs', 'tools').filter(
  (file) => /\.([mc]?js|tsx?|mts)$/.test(file) && !file.includes('/files/'),
);
/** Only relative imports can close a circle: Nx's rule in the lint refuses circles of projects. */
const imports = new Map(sources.map((file) => [file, relativeImports(file)]));
const faults = circles();
// A change inside a feature runs only the journeys in the folder of its name (changedFeatures.mjs).
for (const { folder } of features) {
  const journeys = folder.replace('libs', 'apps/mobile-web-e2e/src');
  if (projectFiles(root, `${journeys}/*.test.ts`).length === 0) faults.push(`${folder} has no journeys; write them in ${journeys}`);
}
const sizes = new Map();
// Screenshots are compared by a tool; nobody looks through them.
for (const file of projectFiles(root, 'apps', 'libs', 'tools', 'scripts').filter((name) => !name.endsWith('.png')))
  sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
for (const [folder, size] of sizes)
  if (size > MOST_FILES) console.log(`advice: ${folder} holds ${size} files; a folder for each screen keeps it easy to survey`);

for (const fault of faults) console.error(fault);
console.log(faults.length > 0 ? `${faults.length} faults in the tree` : `${sources.length} source files, ${sizes.size} folders`);
process.exit(faults.length > 0 ? 1 : 0);

function relativeImports(file) {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .map(({ fileName }) => join(dirname(file), fileName))
    .flatMap((path) => ['', '.ts', '.tsx', '/index.ts'].map((ending) => path + ending));
}

/** Returns a circle for each import that leads back to a file on the way to it. */
function circles() {
  const found = [];
  const seen = new Set();
  const follow = (file, way) => {
    if (way.includes(file)) found.push(['circle:', ...way.slice(way.indexOf(file)), file].join('\n  → '));
    if (seen.has(file)) return;
    seen.add(file);
    for (const imported of imports.get(file) ?? []) if (imports.has(imported)) follow(imported, [...way, file]);
  };
  for (const file of sources) follow(file, []);
  return found;
}
