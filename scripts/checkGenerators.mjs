// Runs every generator in a copy of the workspace and checks the copy: generated code must pass unchanged.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changedFeatures, changedFiles } from './changedFeatures.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'parlour-generated-'));
// While Nx reads the projects, Vite sets NODE_ENV to "development" in its process, and tasks inherit it.
const env = {
  ...process.env,
  NODE_ENV: 'test',
  NX_DAEMON: 'false',
  NX_ISOLATE_PLUGINS: 'false',
  // The world of the copy is the same, so its gateways start from the dump of this workspace, or write it.
  SANDBOX_FOLDER: join(root, '.sandbox'),
};
const ofFeature = [
  ['feature', 'loyalty', '--team=rewards', "--title=Players' loyalty", '--titleFil=Katapatan', '--titleMy=သစ္စာရှိမှု', '--list=getStamps'],
  ['screen', 'loyalty', 'Stamps', '--path=/m/loyalty/stamps', '--titleFil=Mga selyo', '--titleMy=တံဆိပ်များ'],
  ['endpoint', 'loyalty', 'getCard', '--tag=Stamp'],
  ['endpoint', 'loyalty', 'claimStamp', '--mutation', '--tag=Stamp'],
  ['block', 'loyalty', 'StampChip', "--title=A player's stamps", '--titleFil=Mga selyo', '--titleMy=တံဆိပ်များ'],
  ['route', 'loyalty', 'getCard'],
  ['route', 'loyalty', 'claimStamp'],
];
const ofOthers = [
  ['component', 'StampCard', '--group=Data'],
  ['adr', 'the stamps of "loyalty"'],
];
// The new library is checked completely, the others only where the generated code can break them.
const own = '@parlour/loyalty';
const touched = ['@parlour/kernel', '@parlour/api-client', '@parlour/ui', 'mobile-web', 'mobile-web-e2e', 'sandbox', 'storybook'];
/**
 * Tests of other projects that the generated feature can break: of the app those that read manifests and contracts, as for a change inside
 * features; and the generators' own, which read the files of the workspace and must pass beside a generated feature.
 */
const neighbours = [
  ['tools/generators'],
  ['libs/ui', 'src/index.test.ts', 'src/guides', 'src/stamp-card'],
  ['tools/sandbox', 'src/loyalty'],
  ['apps/mobile-web'],
];
/** An Nx command spends most of its time on reading the project graph. */
const knownGraph = { more: { NX_FORCE_REUSE_CACHED_GRAPH: 'true' } };
/** Where Nx stores what it has read from the files of a workspace. It checks their hashes before it uses the data. */
const NX_DATA = '.nx/workspace-data';
/** Apart from the ports of `npm test`, which may run beside this check. */
const E2E_PORT = '5360';

let passed = false;
try {
  copyWorkspace();
  run('git', ['init', '--quiet']);
  run('git', ['add', '--all']);
  run('git', [
    '-c',
    'user.name=generators',
    '-c',
    'user.email=generators@localhost',
    '-c',
    'commit.gpgsign=false',
    'commit',
    '--quiet',
    '-m',
    'before',
  ]);
  nx(['g', '@parlour/tools:feature', 'loyalty', '--dry-run']);
  expect('a dry run writes nothing', changes().length === 0);
  generate(ofFeature);
  expect('what the guide writes affects the new feature and the app alone', featuresOfChange()?.join() === 'loyalty');
  generate(ofOthers);
  expect('a change of another library affects more', featuresOfChange() === undefined);
  writeGuide();
  run('git', ['add', '--all']);
  generate([...ofFeature, ...ofOthers]);
  expect('a second run changes nothing', changes().length === 0);
  check();
  passed = true;
} catch (error) {
  console.error(error.message);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(passed ? 'What the generators write passes.' : 'What the generators write does not pass.');
process.exit(passed ? 0 : 1);

/**
 * Copies tracked and new files, and Nx's stored data about them, so that Nx reads only changed files again. Packages are symlinked; our own libraries
 * are symlinked to their copies.
 */
function copyWorkspace() {
  const files = run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, stdio: 'pipe' });
  const read = existsSync(join(root, NX_DATA)) ? readdirSync(join(root, NX_DATA)).filter((name) => /\.(json|hash)$/.test(name)) : [];
  const known = read.map((name) => join(NX_DATA, name));
  for (const file of [...files.split('\0').filter(Boolean), ...known]) cpSync(join(root, file), join(copy, file), { force: true });
  mkdirSync(join(copy, 'node_modules/@parlour'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name === '.bin' || !/^(\.|@parlour$)/.test(name)) symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  for (const name of readdirSync(join(root, 'node_modules/@parlour')))
    symlinkSync(readlinkSync(join(root, 'node_modules/@parlour', name)), join(copy, 'node_modules/@parlour', name));
}

/** A generator reads files, not the graph of the projects, so the graph of the dry run is enough. */
function generate(commands) {
  for (const [generator, ...options] of commands) nx(['g', `@parlour/tools:${generator}`, ...options], knownGraph);
}

/** The sentences of a component's guide are the only ones that a generator cannot write (libs/ui/src/guides.test.ts). */
function writeGuide() {
  const guide = join(copy, 'libs/ui/src/stamp-card/StampCard.stories.tsx');
  writeFileSync(guide, readFileSync(guide, 'utf8').replaceAll('TO WRITE: ', 'Written: '));
}

function check() {
  const written = run('git', ['diff', '--cached', '--name-only', 'HEAD'], { stdio: 'pipe' }).trim().split('\n');
  bin('prettier', ['--check', '--ignore-unknown', '--log-level', 'warn', ...written]);
  const escaped = written.filter((file) => /&(#\d+|\w+);/.test(readFileSync(join(copy, file), 'utf8')));
  expect(`no text of a template is escaped as HTML (${escaped.join(', ')})`, escaped.length === 0);
  checkContract();
  for (const check of ['checkMessages', 'checkTree', 'checkDocs']) run(process.execPath, [`scripts/${check}.mjs`]);
  bin('knip', ['--no-progress', '--no-config-hints']);
  // Two at a time: Nx starts this check last, because nothing depends on it, and the other core is free then.
  nx(['run-many', '-t', 'lint', 'typecheck', 'test', `--projects=${own}`, '--parallel=2', '--output-style=static']);
  // The graph of the finished copy is cached by now. With it the boundary rule also works without Nx, and only changed files need a lint.
  nx(['run-many', '-t', 'typecheck', `--projects=${touched}`, '--parallel=2', '--output-style=static'], knownGraph);
  bin(
    'eslint',
    written.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('libs/loyalty/')),
  );
  const changed = { CHANGED_FEATURES: 'loyalty' };
  for (const [cwd, ...tests] of neighbours) bin('jest', ['--ci', '--maxWorkers=2', ...tests], { cwd: join(copy, cwd), more: changed });
  bin('vitest', ['run', '../../libs/loyalty', '../../libs/ui/src/stamp-card'], { cwd: join(copy, 'apps/storybook') });
  nx(
    ['run-many', '-t', 'build', 'budgets', 'browser-features', '--projects=mobile-web', '--parallel=2', '--output-style=static'],
    knownGraph,
  );
  const production = { NODE_ENV: 'production', E2E_PORT };
  bin('playwright', ['test', '--project=phone', 'src/loyalty'], { cwd: join(copy, 'apps/mobile-web-e2e'), more: production });
}

/** Each generated call needs a comment, which becomes its summary in the contract. */
function checkContract() {
  run(process.execPath, ['--import', 'tsx', 'scripts/checkContract.mjs']);
  const { paths } = JSON.parse(readFileSync(join(copy, 'docs/gateway-api.json'), 'utf8'));
  const summaries = ['/wps/loyalty/stamps', '/wps/loyalty/stamp'].map((path) => Object.values(paths[path] ?? {})[0]?.summary);
  expect(`the generated calls have summaries (${summaries})`, summaries.join(' ') === 'Returns the stamps. Claims the stamp.');
}

function changes() {
  const [changed, added] = [
    ['diff', '--name-only'],
    ['ls-files', '--others', '--exclude-standard'],
  ].map((args) => run('git', args, { stdio: 'pipe' }));
  return `${changed}${added}`.split('\n').filter(Boolean);
}

function expect(what, holds) {
  if (!holds) throw new Error(`Not so: ${what}. ${changes().join(', ')}`);
}

function featuresOfChange() {
  return changedFeatures(copy, changedFiles(copy, 'HEAD'));
}

function nx(args, options) {
  bin('nx', args, options);
}

function bin(name, args, options) {
  return run(join(copy, 'node_modules/.bin', name), args, options);
}

function run(command, args, { cwd = copy, stdio = 'inherit', more } = {}) {
  const { status, stdout, error } = spawnSync(command, args, { cwd, env: { ...env, ...more }, stdio, encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`${command} ${args.slice(0, 4).join(' ')} failed. ${error?.message ?? ''}`);
  return stdout ?? '';
}
