import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { repository, root } from './repository';

/** The scripts, two features, a library below them, and shared lists. */
const { folder, git, write, commit } = repository(...['check', 'changedFeatures', 'chromium'].map((name) => `scripts/${name}.mjs`));

beforeAll(() => {
  for (const [name, type] of Object.entries({ wallet: 'feature', games: 'feature', kernel: 'kernel' }))
    write(`libs/${name}/package.json`, JSON.stringify({ nx: { tags: [`type:${type}`] } }));
  write('libs/wallet/src/Balance.tsx', 'one\n');
  write('libs/kernel/src/paths.ts', '[\n  one\n]\n');
  write('tools/sandbox/src/routes.ts', '[\n  one,\n]\n');
  write('tools/sandbox/src/wallet/serveWallet.ts', 'one\n');
});
beforeEach(commit);

/** Returns the request of the check to Nx: the targets of each step, and the options that it passes on. */
function plan(...args: string[]) {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/check.mjs', '--dry-run', ...args], {
    cwd: folder,
    env: { ...process.env, NX_BASE: 'HEAD' },
    encoding: 'utf8',
  });
  const asked = stdout.matchAll(
    /^── (?<step>.+)\nnx (?<select>.+?) -t (?<targets>.+?) --parallel.*?(?: --exclude=(?<except>\S+))?(?: -- (?<more>.+))?$/gm,
  );
  const steps = [...asked].map(({ groups }) => [groups?.['step'], { ...groups, targets: groups?.['targets']?.split(' ') ?? [] }]);
  return {
    status,
    steps: Object.fromEntries(steps) as Record<string, { select: string; targets: string[]; except?: string; more?: string }>,
  };
}

test('without a choice every step runs for every project', () => {
  const { steps } = plan();
  expect(Object.keys(steps)).toEqual(['code', 'stories', 'browsers', 'journeys']);
  expect(steps['code']).toMatchObject({ select: 'run-many', targets: expect.arrayContaining(['walls', 'lint-all', 'build-storybook']) });
});

test('a change inside features runs their stories, and nothing that looks at the whole product', () => {
  write('libs/wallet/src/Balance.tsx', 'two\n');
  write('apps/mobile-web-e2e/src/games/games.test.ts', 'new\n');
  const { steps } = plan('--affected');
  expect(Object.keys(steps)).toEqual(['code', 'stories', 'journeys']);
  expect(steps['code']?.targets).toEqual(
    expect.arrayContaining(['walls', 'lint-changed', 'typecheck', 'test', 'build', 'budgets', 'format-changed']),
  );
  for (const target of ['build-storybook', 'test-output', 'contract', 'lint', 'format'])
    expect(steps['code']?.targets).not.toContain(target);
  expect(steps['stories']?.more?.split(' ').toSorted()).toEqual(['libs/games/', 'libs/wallet/']);
  expect(plan('--affected', 'browsers')).toEqual({ status: 0, steps: {} });
});

test('a change inside features leaves out the projects that look on, unless it has files of theirs or the target is named', () => {
  write('libs/wallet/src/Balance.tsx', 'five\n');
  const { code, journeys } = plan('--affected').steps;
  expect(code?.except).toBe('mobile-web-browsers,mobile-web-e2e,storybook');
  expect(journeys?.except).toBeUndefined();
  expect(plan('--affected', 'typecheck').steps['code']?.except).toBeUndefined();
  write('apps/mobile-web-e2e/src/wallet/balance.test.ts', 'new\n');
  expect(plan('--affected').steps['code']?.except).toBe('mobile-web-browsers,storybook');
  write('libs/kernel/src/paths.ts', '[\n  three\n]\n');
  expect(plan('--affected').steps['code']?.except).toBeUndefined();
});

test('what the lint, the format and the contract read beside the changed files makes them read everything', () => {
  write('libs/wallet/src/wire/orders.ts', 'new\n');
  expect(plan('--affected').steps['code']?.targets).toContain('contract');
  write('libs/wallet/package.json', '{ "nx": { "tags": ["type:feature"] }, "name": "wallet" }');
  expect(plan('--affected').steps['code']?.targets).toEqual(expect.arrayContaining(['lint', 'format-changed']));
  write('.prettierrc.json', '{}');
  expect(plan('--affected').steps['code']?.targets).toEqual(expect.arrayContaining(['lint', 'format', 'contract']));
});

test('a change below the features runs every step for the affected projects', () => {
  write('libs/kernel/src/paths.ts', '[\n  two\n]\n');
  const { steps } = plan('--affected');
  expect(Object.keys(steps)).toEqual(['code', 'stories', 'browsers', 'journeys']);
  expect(steps['code']).toMatchObject({ select: 'affected --base=HEAD', targets: expect.arrayContaining(['build-storybook']) });
  expect(steps['stories']?.more).toBeUndefined();
});

test('the lines that a feature adds to shared lists affect that feature alone, also the comma that the last line gets', () => {
  write('libs/wallet/src/Balance.tsx', 'three\n');
  write('libs/kernel/src/paths.ts', '[\n  two,\n  three\n]\n');
  write('tools/sandbox/src/routes.ts', '[\n  one,\n  two,\n]\n');
  const { steps } = plan('--affected');
  expect(Object.keys(steps)).toEqual(['code', 'stories', 'journeys']);
  expect(steps['code']?.select).toBe('affected --files=libs/wallet/src/Balance.tsx');
});

test('the manifest of a new feature affects no other project', () => {
  write('libs/loyalty/package.json', JSON.stringify({ nx: { tags: ['type:feature'] } }));
  write('libs/loyalty/src/feature.ts', 'new\n');
  const { steps } = plan('--affected');
  expect(steps['code']?.select).toBe('affected --files=libs/loyalty/src/feature.ts');
  expect(steps['stories']?.more).toBe('libs/loyalty/');
});

test("a new file in the sandbox's folder of a feature belongs to it, and a changed one to every feature", () => {
  write('tools/sandbox/src/wallet/transfer.ts', 'new\n');
  expect(Object.keys(plan('--affected').steps)).toEqual(['code', 'stories', 'journeys']);
  git('add', '--all');
  expect(plan('--affected').steps['stories']?.more).toBe('libs/wallet/');
  write('tools/sandbox/src/wallet/serveWallet.ts', 'two\n');
  expect(Object.keys(plan('--affected').steps)).toEqual(['code', 'stories', 'browsers', 'journeys']);
});

test('a target that is named runs although the change stays inside a feature', () => {
  write('libs/wallet/src/Balance.tsx', 'four\n');
  expect(plan('--affected', 'walk').steps['browsers']?.targets).toEqual(['walk']);
});

test('other options reach Playwright', () => {
  const { steps } = plan('e2e', '--shard=1/4');
  expect(steps).toEqual({ journeys: expect.objectContaining({ targets: ['e2e'], more: '--shard=1/4' }) });
});

test('without the branch to compare with, it says what to set', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/check.mjs', '--dry-run', '--affected'], {
    cwd: folder,
    env: { ...process.env, NX_BASE: '' },
    encoding: 'utf8',
  });
  expect([status, stderr.trim()]).toEqual([
    1,
    'There is no origin/main to compare with. Fetch it, or name a branch or commit: NX_BASE=main npm test -- --affected',
  ]);
});

test('an unknown name fails', () => expect(plan('lnit').status).toBe(1));

test('the end of the output names each failed target and repeats its last lines', () => {
  write('nx.json', readFileSync(join(root, 'nx.json'), 'utf8'));
  write(
    'project.json',
    JSON.stringify({ name: 'demo', targets: { tree: { command: 'echo broken; exit 1' }, messages: { command: 'true' } } }),
  );
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const { status, stdout } = spawnSync(process.execPath, ['scripts/check.mjs', 'tree', 'messages'], { cwd: folder, encoding: 'utf8' });
  expect(status).toBe(1);
  const end = stdout.slice(stdout.indexOf('── demo:tree failed'));
  expect(end).toMatch(/^── demo:tree failed\. Its last lines:\n[^]*\nbroken\n/);
  expect(end).toMatch(/✗ code \(\d+ s\) demo:tree\n\nchecks: 0 passed, 1 failed\n$/);
});
