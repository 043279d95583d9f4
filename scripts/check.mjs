// Every check that must pass before a change is merged. `npm test` runs all steps, `npm test -- --affected` only the affected ones, and
// `node scripts/check.mjs <name>` single steps. Each step is a set of Nx targets: Nx knows their inputs, their dependencies and their
// cached results.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { changedFeatures, changedFiles } from './changedFeatures.mjs';
import { findChromium } from './chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isAffected = process.argv.includes('--affected');
const base = process.env.NX_BASE ?? 'origin/main';
const { files, grown } = isAffected ? changedFiles(root, base) : { files: [], grown: [] };
const features = changedFeatures(root, files);

/** Steps by name; a step without targets is the Nx target of its name. Tests in a browser run alone, so that they are not slowed down. */
const steps = [
  { name: 'format' },
  { name: 'walls' },
  { name: 'tree' },
  { name: 'messages' },
  { name: 'documents' },
  { name: 'contract' },
  { name: 'packages' },
  { name: 'unused code', targets: ['unused'] },
  { name: 'lint, types, tests', targets: ['lint', 'typecheck', 'test'], parallel: 2 },
  { name: 'generators', targets: ['test-output'] },
  { name: 'build', targets: ['build', 'build-storybook'] },
  { name: 'budgets' },
  { name: "browsers' features", targets: ['browser-features'] },
  { name: 'stories', targets: ['test-stories'], more: features?.map((feature) => `libs/${feature}/`) },
  { name: 'end to end', targets: ['e2e'] },
  { name: 'browsers', targets: ['walk'] },
];

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const env = {
  ...process.env,
  NX_DAEMON: 'false',
  NX_ISOLATE_PLUGINS: 'false',
  CHROMIUM_PATH: findChromium() ?? '',
  ...(features && { E2E_FEATURES: features.join(' ') }),
};
if (features) console.log(`The change stays in ${features.join(', ')}: of the stories and the end-to-end tests only theirs are run.`);
const results = [];
for (const { name, targets = [name], parallel = 1, more = [] } of steps) {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
  console.log(`\n── ${name}`);
  const started = Date.now();
  const args = [...selection(), '-t', ...targets, `--parallel=${parallel}`, '--output-style=static', ...more];
  const { status, error } = spawnSync('node_modules/.bin/nx', args, { cwd: root, stdio: 'inherit', env });
  if (error) console.error(error.message);
  results.push({ name, passed: status === 0, seconds: Math.round((Date.now() - started) / 1000) });
}

console.log('');
for (const { name, passed, seconds } of results) console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)`);
const failed = results.filter(({ passed }) => !passed).length;
console.log(`\nchecks: ${results.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 || results.length === 0 ? 1 : 0);

/** Which projects to run. Nx compares with the base itself unless a list was left out. */
function selection() {
  if (!isAffected) return ['run-many'];
  return ['affected', grown.length > 0 && files.length > 0 ? `--files=${files}` : `--base=${base}`];
}
