import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { readToken, startCache, writeToken } from './testing/startCache';

const packages = join(__dirname, '../../../node_modules');
let folder: string;
let cache: Awaited<ReturnType<typeof startCache>>;
const inWorkspace = (...path: string[]) => join(folder, 'workspace', ...path);
const output = () => readFileSync(inWorkspace('project/dist/built.txt'), 'utf8');
const entries = () => readdirSync(join(folder, 'entries'));

/** A workspace with the real Nx and one cached target, whose output depends on a file and on a variable that Nx does not know as an input. */
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nx-cache-client-'));
  const write = (path: string, content: object | string) => {
    mkdirSync(dirname(inWorkspace(path)), { recursive: true });
    writeFileSync(inWorkspace(path), typeof content === 'string' ? content : JSON.stringify(content));
  };
  write('package.json', { name: 'workspace', private: true });
  write('nx.json', { neverConnectToCloud: true, analytics: false, cacheDirectory: '.nx/cache' });
  write('project/source.txt', 'one');
  write('project/project.json', {
    name: 'project',
    targets: {
      build: {
        command: 'mkdir -p dist && echo "$(cat source.txt) by $BUILDER" > dist/built.txt',
        options: { cwd: 'project' },
        cache: true,
        inputs: ['{projectRoot}/source.txt'],
        outputs: ['{projectRoot}/dist'],
      },
    },
  });
  symlinkSync(packages, inWorkspace('node_modules'));
  cache = await startCache({ folder: join(folder, 'entries'), maxEntryBytes: 1e6, maxTotalBytes: 1e7 });
});
afterEach(async () => {
  await cache.stop();
  rmSync(folder, { recursive: true });
});

test('a result that main stored is taken from the cache by a pull request on another machine', async () => {
  expect(await build({ token: writeToken, builder: 'main' })).not.toContain('remote cache');
  expect(entries()).toHaveLength(1);
  moveToAnotherMachine();
  expect(await build({ token: readToken, builder: 'pull request' })).toContain('remote cache');
  expect(output()).toBe('one by main\n');
});

test('what a pull request built is not stored, so main builds it itself', async () => {
  await build({ token: readToken, builder: 'attacker' });
  expect(output()).toBe('one by attacker\n');
  expect(entries()).toEqual([]);
  moveToAnotherMachine();
  expect(await build({ token: writeToken, builder: 'main' })).not.toContain('remote cache');
  expect(output()).toBe('one by main\n');
});

test('an unknown token fails the build and says why', async () => {
  await expect(build({ token: 'unknown', builder: 'main' })).rejects.toThrow('Unauthorized');
});

/** Forgets all that the former build left in the workspace. */
function moveToAnotherMachine(): void {
  for (const left of ['.nx', 'project/dist']) rmSync(inWorkspace(left), { recursive: true });
}

/** Returns the output of Nx. */
async function build({ token, builder }: { token: string; builder: string }): Promise<string> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('NX_'));
  const env = {
    ...Object.fromEntries(inherited),
    NX_DAEMON: 'false',
    NX_SELF_HOSTED_REMOTE_CACHE_SERVER: cache.url,
    NX_SELF_HOSTED_REMOTE_CACHE_ACCESS_TOKEN: token,
    BUILDER: builder,
  };
  const args = [join(packages, 'nx/dist/bin/nx.js'), 'run', 'project:build', '--output-style=static'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: inWorkspace(), env });
  return stdout;
}
