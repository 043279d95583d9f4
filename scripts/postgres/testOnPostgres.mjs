// Runs the sandbox's tests on a PostgreSQL server of their own, which exists for this run alone: `npm run test:postgres`. Arguments go to Jest.
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findOnPath } from '../chromium.mjs';
import { canInstallPackages, installPackages } from '../installPackages.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Debian keeps each version in its own folder, off the path. */
const DEBIAN = '/usr/lib/postgresql';
/** The user "nobody". PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

const programs = findPrograms() ?? (canInstallPackages && installPackages('postgresql') && findPrograms());
if (!programs) {
  console.error(
    'No PostgreSQL server was found and none could be installed. Install one whose programs initdb and pg_ctl are on the path.',
  );
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
const isRoot = process.getuid?.() === 0;
if (isRoot) chownSync(folder, NOBODY, NOBODY);
const data = join(folder, 'data');
const port = await freePort();
let status;
try {
  run('initdb', '--pgdata', data, '--username=parlour', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync');
  // No data has to survive the run, so the server does not wait for the disk.
  const options = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=200`;
  run('pg_ctl', 'start', '--wait', '--pgdata', data, '--log', join(folder, 'log'), '--options', options);
  const env = { ...process.env, DATABASE_URL: `postgres://parlour@127.0.0.1:${port}/postgres` };
  const jest = spawnSync('npx', ['jest', '-c', 'tools/sandbox/jest.config.cjs', ...process.argv.slice(2)], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  status = jest.status;
} finally {
  if (existsSync(join(data, 'postmaster.pid'))) run('pg_ctl', 'stop', '--pgdata', data, '--mode=immediate');
  rmSync(folder, { recursive: true });
}
process.exit(status ?? 1);

function run(program, ...args) {
  const owner = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  // The server outlives pg_ctl and would keep its output open.
  const { status: code } = spawnSync(join(programs, program), args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], ...owner });
  if (code !== 0) throw new Error(`${program} failed.`);
}

/** The folder of the server's programs, of the newest version. */
function findPrograms() {
  const onPath = findOnPath(['initdb']);
  if (onPath) return join(onPath, '..');
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(DEBIAN, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
}

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: free } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return free;
}
