// Every check that must pass before a change is merged. `npm test` runs all steps, `npm test -- --affected` only the affected ones,
// `npm test -- stories` one step, `npm test -- lint tree` single targets. Each step is a set of Nx targets: Nx knows their inputs, their
// dependencies and their cached results. `--dry-run` prints the requests to Nx; with a step of Playwright, every other option is Playwright's.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changedFeatures, changedFiles } from './changedFeatures.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const forPlaywright = options.filter((option) => !['--affected', '--dry-run'].includes(option));
const isAffected = options.includes('--affected');
const isDryRun = options.includes('--dry-run');
const base = process.env.NX_BASE || 'origin/main';
if (isAffected && !hasCommit(base)) {
  console.error(`There is no ${base} to compare with. Fetch it, or name a branch or commit: NX_BASE=main npm test -- --affected`);
  process.exit(1);
}
const { files, added, grown } = isAffected ? changedFiles(root, base) : { files: [], added: [], grown: [] };
const features = changedFeatures(root, { files, added });
const hasChanged = (pattern) => files.some((file) => pattern.test(file));
/**
 * A file's lint depends on the file, the rules and every manifest, its format on the file and Prettier's settings. One ESLint process for all projects is three times
 * as fast as one for each, but one for each lets Nx leave out unchanged projects.
 */
const areRulesKept = features && !hasChanged(/(package|project)\.json$/);
const lint = areRulesKept ? 'lint-changed' : isAffected ? 'lint' : 'lint-all';
const format = isAffected && !hasChanged(/^(\.prettier|\.gitignore|package-lock)/) ? 'format-changed' : 'format';
const wanted = process.argv
  .slice(2)
  .filter((argument) => !argument.startsWith('--'))
  .map((name) => ({ lint, format })[name] ?? name);
/** The sandbox's routes of a new feature are new too, so they cannot break the calls of others. */
const areNew = features?.every((feature) => grown.includes(`libs/${feature}/package.json`));

/** These look at the whole product again. For a change inside features the merge queue runs them, before it reaches main. */
const ofProduct = ['test-output', 'build-storybook', 'test-docs', 'walk'];
/** What a change inside features need not run. */
const leftOut = features ? [...ofProduct, ...(hasChanged(/\/wire\/|gateway-api/) ? [] : ['contract'])] : [];
/**
 * For Nx a change inside a feature affects them, because they open the app or show the stories. But their code imports no feature, so their types can find
 * something new only in files of theirs.
 */
const onlookers = ['mobile-web-browsers', 'mobile-web-e2e', 'storybook'];
const unconcerned = features ? onlookers.filter((name) => !files.some((file) => file.startsWith(`apps/${name}/`))) : [];
/**
 * Tests in a browser run without the others, so that they are not slowed down. Everything else shares the two cores in one step, because many of its
 * targets use only one.
 */
const steps = [
  {
    name: 'code',
    targets: [
      ...['test-output', 'walls', lint, 'typecheck', 'test', 'build', 'build-storybook', 'budgets', 'browser-features'],
      ...[format, 'tree', 'messages', 'documents', 'contract', 'packages', 'workflows', 'unused', 'release-starts'],
    ],
    parallel: 2,
    except: unconcerned,
  },
  { name: 'stories', targets: ['test-stories', 'test-docs'], more: features?.map((feature) => `libs/${feature}/`) },
  { name: 'browsers', targets: ['walk'] },
  // Last, so that the end of the output names its failures.
  {
    name: 'journeys',
    targets: ['e2e', 'e2e-alone'],
    // `e2e-alone` has its own servers and mostly waits: its long list of games asks the gateway for one page a second.
    parallel: 2,
    more: forPlaywright,
  },
];

const env = {
  ...process.env,
  NX_DAEMON: 'false',
  NX_ISOLATE_PLUGINS: 'false',
  ...(features && { CHANGED_FEATURES: features.join(' ') }),
  CHANGED_FILES: [...files, ...grown].filter((file) => existsSync(join(root, file))).join(' '),
  ...(areNew && { NEW_FEATURES: features.join(' ') }),
};
if (features)
  console.log(
    `The change stays in ${features.join(', ')}: of the stories and the end-to-end tests only theirs are run, ` +
      `of the app's tests those of its composition, and not ${leftOut.join(', ')}.`,
  );

const known = [...new Set(steps.flatMap(({ name, targets }) => [name, ...targets]))];
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(' and no ')}. There are ${known.join(', ')}.`);
  process.exit(1);
}
if (forPlaywright.length > 0 && !wanted.some((name) => ['journeys', 'e2e', 'e2e-alone'].includes(name))) {
  console.error(
    `There is no ${forPlaywright.join(' and no ')}. There are --affected and --dry-run; e2e, e2e-alone and journeys also take Playwright's.`,
  );
  process.exit(1);
}
/** Nx stores here the results of its last run (`run.json`) and the output of each task. */
const nxCache = join(root, '.nx/cache');
const results = [];
for (const { name, targets, parallel = 1, except = [], more = [] } of steps) {
  const chosen = targets.filter((target) => isChosen(target, name));
  if (chosen.length === 0) continue;
  if (!isDryRun) await installFor(chosen);
  console.log(`\n── ${name}`);
  const args = [...selection(), '-t', ...chosen, `--parallel=${parallel}`, '--output-style=static'];
  // A target that was named runs in every project.
  if (except.length > 0 && !chosen.some((target) => wanted.includes(target))) args.push(`--exclude=${except}`);
  if (more.length > 0) args.push('--', ...more);
  if (isDryRun) {
    console.log(`nx ${args.join(' ')}`);
    continue;
  }
  rmSync(join(nxCache, 'run.json'), { force: true });
  const started = Date.now();
  const { status, error } = spawnSync('node_modules/.bin/nx', args, { cwd: root, stdio: 'inherit', env });
  if (error) console.error(error.message);
  results.push({ name, passed: status === 0, seconds: Math.round((Date.now() - started) / 1000), broken: failedTasks() });
}

if (isDryRun) process.exit();
// Repeats the failures at the end of the log, because CI may keep only the end.
for (const { taskId, end } of results.flatMap(({ broken }) => broken)) console.log(`\n── ${taskId} failed. Its last lines:\n${end}`);
console.log('');
for (const { name, passed, seconds, broken } of results)
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)${broken.map(({ taskId }) => ` ${taskId}`).join('')}`);
const failed = results.filter(({ passed }) => !passed).length;
console.log(`\nchecks: ${results.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function hasCommit(name) {
  return spawnSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], { cwd: root, stdio: 'ignore' }).status === 0;
}

/** A target that was named runs in any case. */
function isChosen(target, step) {
  if (wanted.includes(target)) return true;
  return !leftOut.includes(target) && (wanted.length === 0 || wanted.includes(step));
}

/**
 * Installs the large downloads that only some tests need: the browsers of the walk, which tooOld.test.ts also uses, nginx for the tests of deploy/nginx.conf, promtool for those of the alerts, and
 * aapt2 for that of the Android projects. */
async function installFor(chosen) {
  const isWholeE2e = chosen.includes('e2e') && !features;
  if (chosen.includes('walk') || isWholeE2e) await import('./ensure-browsers.mjs');
  if (isWholeE2e) await import('./ensure-nginx.mjs');
  if (chosen.includes('test') && !features) {
    await import('./ensure-promtool.mjs');
    await import('./ensure-aapt.mjs');
  }
}

/** Returns the failed tasks of Nx's last run, with the last lines of their output. */
function failedTasks() {
  const report = join(nxCache, 'run.json');
  if (!existsSync(report)) return [];
  const failed = JSON.parse(readFileSync(report, 'utf8')).tasks.filter(({ status }) => status !== 0);
  return failed.map(({ taskId, hash }) => {
    const output = join(nxCache, 'terminalOutputs', String(hash));
    return { taskId, end: existsSync(output) ? readFileSync(output, 'utf8').trimEnd().split('\n').slice(-60).join('\n') : '' };
  });
}

/** Which projects to run. Nx compares with the base itself unless a list was left out. */
function selection() {
  if (!isAffected) return ['run-many'];
  return ['affected', grown.length > 0 && files.length > 0 ? `--files=${files}` : `--base=${base}`];
}
