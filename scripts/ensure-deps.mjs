// Plain Node without dependencies: checks the Node version and runs `npm ci` when node_modules is missing or stale.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.deps-stamp`;
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Parlour needs Node 20.19 or later; this is ${process.version}. See .nvmrc.`);
  process.exit(1);
}

const wanted = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .update(readFileSync(`${root}package.json`))
  .update(`${process.platform}-${process.arch}-${process.versions.modules}`)
  .digest('hex');
const present = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
if (present === wanted) process.exit(0);

console.log(present ? 'The dependencies are stale: npm ci …' : 'No dependencies yet: npm ci …');
const npm = process.env.npm_execpath; // the npm that runs this script
const [command, first] = npm && /\.[cm]?js$/.test(npm) ? [process.execPath, [npm]] : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
const { status } = spawnSync(command, [...first, 'ci', '--no-audit', '--no-fund'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32' && first.length === 0,
});
if (status !== 0) process.exit(status ?? 1);
writeFileSync(stamp, wanted);
