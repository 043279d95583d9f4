// Every check that must pass before a change is merged. `npm test` runs all steps, `npm test -- --affected` only the affected ones, and
// `npm test -- lint tree` single targets. Each step is a set of Nx targets: Nx knows their inputs, their dependencies and their cached
// results.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { changedFeatures, changedFiles } from './changedFeatures.mjs';
import { findChromium } from './chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const isAffected = process.argv.includes('--affected');
const base = process.env.NX_BASE ?? 'origin/main';
const { files, grown } = isAffected ? changedFiles(root, base) : { files: [], grown: [] };
const features = changedFeatures(root, files);

/**
 * The canaries of `walls` lie in the source folders for a moment, where no other check may see them. Tests in a browser run alone, so that
 * they are not slowed down. Everything else shares the two cores in one step, because many of its targets use only one.
 */
const steps = [
  { name: 'walls', targets: ['walls'] },
  {
    name: 'code',
    targets: [
      ...['test-output', 'lint', 'typecheck', 'test', 'build', 'build-storybook', 'budgets', 'browser-features'],
      ...['format', 'tree', 'messages', 'documents', 'contract', 'packages', 'workflows', 'unused'],
    ],
    parallel: 2,
  },
  { name: 'stories', targets: ['test-stories'], more: features?.map((feature) => `libs/${feature}/`) },
  { name: 'browsers', targets: ['walk'] },
  // Last, so that the end of the output names its failures.
  { name: 'end to end', targets: ['e2e'] },
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
for (const { name, targets, parallel = 1, more = [] } of steps) {
  const chosen = targets.filter((target) => wanted.length === 0 || wanted.includes(target));
  if (chosen.length === 0) continue;
  console.log(`\n── ${name}`);
  const started = Date.now();
  const args = [...selection(), '-t', ...chosen, `--parallel=${parallel}`, '--output-style=static', ...more];
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
