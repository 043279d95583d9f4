import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { repository } from './repository';

const { folder, git, write, read } = repository('scripts', 'tools/hooks', 'tools/browsers.mjs', 'package.json', 'package-lock.json');

function run(command: string, env: NodeJS.ProcessEnv = {}) {
  const [script, ...args] = command.split(' ');
  const { stdout } = spawnSync(process.execPath, [`scripts/${script}.mjs`, ...args], {
    cwd: folder,
    env: { ...process.env, CI: '', GIT_CONFIG_GLOBAL: '/dev/null', ...env },
    encoding: 'utf8',
  });
  return stdout;
}

/** The line of a finding: its mark, and after a colon the way to install the missing tool. */
const finding = (report: string, name: string) => report.split('\n').find((line) => line.includes(name)) ?? '';

test('each port of a command is reported, and a taken one with what chooses another', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const report = run('doctor', { SANDBOX_PORT: String(port) });
  server.close();
  expect(finding(report, `port ${port} (sandbox)`)).toMatch(/^– .*: taken, .* SANDBOX_PORT$/);
  for (const name of ['4200 (`npm run dev`)', '4300 (app)', '6006 (Storybook)', '6007 (`npm run visual`)', '4390 (`npm run nx-cache`)'])
    expect(finding(report, `port ${name}`)).toMatch(/^[✓–] /);
});

test('a clone without packages is told how to get them', () => {
  expect(finding(run('doctor'), ' dependencies')).toMatch(/^– .*npm ci$/);
});

test('an installation is noted, and turns the hooks on, but not in a workflow, and never in place of others', () => {
  write('node_modules/.deps-stamp', '');
  const hooksPath = () => git('config', '--default', '', '--get', 'core.hooksPath').trim();
  run('ensure-deps --installed', { CI: 'true' });
  expect(finding(run('doctor'), ' dependencies')).toMatch(/^✓/);
  expect(hooksPath()).toBe('');
  expect(finding(run('doctor'), 'pre-commit hook')).toMatch(/^– .*git config core.hooksPath tools\/hooks$/);
  run('ensure-deps');
  expect(hooksPath()).toBe('tools/hooks');
  expect(finding(run('doctor'), 'pre-commit hook')).toMatch(/^✓/);
  git('config', 'core.hooksPath', '.husky');
  run('ensure-deps');
  expect(hooksPath()).toBe('.husky');
});

// `script` gives the command a terminal; other systems have another one.
(process.platform === 'linux' ? test : test.skip)('packages of another Node are installed anew only after a question', () => {
  write('node_modules/.deps-stamp', '');
  const otherNode = "data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, modules: '1' } })";
  spawnSync(process.execPath, ['--import', otherNode, 'scripts/ensure-deps.mjs', '--installed'], { cwd: folder });
  const stamp = read('node_modules/.deps-stamp');
  const command = `${process.execPath} scripts/ensure-deps.mjs`;
  const { status, stdout } = spawnSync('script', ['--quiet', '--return', '--command', command, '/dev/null'], {
    cwd: folder,
    env: { ...process.env, CI: '' },
    input: 'n\n',
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/installed for another Node[^]*\[y\/N\][^]*Nothing is changed/);
  expect([status, read('node_modules/.deps-stamp')]).toEqual([1, stamp]);
});
