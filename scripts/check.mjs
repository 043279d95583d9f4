// Everything that must hold before a change lands: `npm test` runs all of it, `npm test -- --affected` only what a change touches.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changedFeatures } from './changedFeatures.mjs';
import { findChromium } from './chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name) => `node_modules/.bin/${name}`;
const affected = process.argv.includes('--affected');
const base = process.env.NX_BASE ?? 'origin/main';
const within = affected ? changedFeatures(root, base) : undefined;
const nx = (targets, parallel = 2, ...more) => [
  bin('nx'),
  [...select(), '-t', ...targets, `--parallel=${parallel}`, '--output-style=static', ...more],
];

const steps = [
  ['format', bin('prettier'), ['--check', '.', '--log-level', 'warn']],
  ['walls', process.execPath, ['scripts/canary.mjs']],
  ['messages', process.execPath, ['scripts/checkMessages.mjs']],
  ['documents', process.execPath, ['scripts/checkDocs.mjs']],
  ['contract', process.execPath, ['--import', 'tsx', 'scripts/checkContract.mjs']],
  ['packages', process.execPath, ['scripts/checkPackages.mjs']],
  ['unused code', bin('knip'), ['--no-progress', '--no-config-hints']],
  ['lint, types, tests', ...nx(['lint', 'typecheck', 'test'])],
  ['generators', ...nx(['test-output'], 1)],
  ['build', ...nx(['build', 'build-storybook'], 1)],
  ['budgets', process.execPath, ['scripts/checkBudgets.mjs']],
  ["browsers' features", process.execPath, ['scripts/checkBrowsers.mjs']],
  ['stories', ...nx(['test-stories'], 1, ...(within?.features.map((feature) => `libs/${feature}/`) ?? []))],
  ['end to end', ...nx(['e2e'], 1)],
  ['browsers', ...nx(['walk'], 1)],
];

const only = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const env = {
  ...process.env,
  NX_DAEMON: 'false',
  NX_ISOLATE_PLUGINS: 'false',
  CHROMIUM_PATH: findChromium() ?? '',
  ...(within && { E2E_FEATURES: within.features.join(' ') }),
};
if (within) console.log(`The change stays in ${within.features.join(', ')}: only its own checks and the app's are run.`);
const results = [];
for (const [name, command, args] of steps) {
  if (only.length > 0 && !only.some((wanted) => name.includes(wanted))) continue;
  console.log(`\n── ${name}`);
  if (affected && ['budgets', "browsers' features"].includes(name) && !existsSync(join(root, 'apps/mobile-web/dist/index.html'))) {
    console.log('The change does not touch the app, so there is no build to check.');
    continue;
  }
  const started = Date.now();
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env });
  if (error) console.error(error.message);
  results.push({ name, passed: status === 0, seconds: Math.round((Date.now() - started) / 1000) });
}

console.log('');
for (const { name, passed, seconds } of results) console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)`);
const failed = results.filter(({ passed }) => !passed).length;
console.log(`\nchecks: ${results.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 || results.length === 0 ? 1 : 0);

/** The projects to run, as arguments of Nx. */
function select() {
  if (!affected) return ['run-many'];
  if (!within) return ['affected', `--base=${base}`];
  const own = within.features.map((feature) => `@parlour/${feature}`);
  const projects = [...own, 'mobile-web', 'mobile-web-browsers', 'mobile-web-e2e', 'storybook', ...(within.touchesWire ? ['sandbox'] : [])];
  return ['run-many', `--projects=${projects}`];
}
