// Checks how files lie and whom they import: no circles, no feature without journeys. A folder with more files than one can survey is no
// fault, only printed as advice. Circles count with type-only and dynamic imports: who reads the first file has to read them all.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import { workspaces } from '../tools/workspaces.mjs';
import { projectFiles } from './projectFiles.mjs';

const MOST_FILES = 30;
const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

const features = workspaces(root).filter(({ tags }) => tags.includes('type:feature'));

const { output } = await cruise(['apps', 'libs', 'tools'], {
  doNotFollow: { path: 'node_modules' },
  exclude: { path: '(^|/)(node_modules|dist|out-tsc|storybook-static|test-output)/|/generators/[^/]+/files/|/src/[^/]+/files/' },
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'default'],
    extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
  },
  validate: true,
  ruleSet: {
    forbidden: [{ name: 'circle', severity: 'error', from: {}, to: { circular: true } }],
  },
});

const faults = output.summary.violations.map(
  ({ rule, from, cycle }) => `${rule.name}: ${[from, ...cycle.map(({ name }) => name)].join('\n  → ')}`,
);
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
console.log(faults.length > 0 ? `${faults.length} faults in the tree` : `${output.summary.totalCruised} files, ${sizes.size} folders`);
process.exit(faults.length > 0 ? 1 : 0);
