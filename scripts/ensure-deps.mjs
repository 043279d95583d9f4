// Plain Node, no dependencies: runs `npm ci` when node_modules is missing or stale.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.deps-stamp`;
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node >= 20.19 is needed, this is ${process.version}`);
  process.exit(1);
}
const want = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .update(readFileSync(`${root}package.json`))
  .update(`${process.platform}-${process.arch}-${process.versions.modules}`)
  .digest('hex');
const have = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
if (have === want && existsSync(`${root}node_modules/.package-lock.json`)) process.exit(0);

console.log(have ? 'Dependencies are stale: npm ci …' : 'No dependencies yet: npm ci …');
const npm = process.env.npm_execpath; // the npm that runs this script
const [cmd, pre] = npm && /\.[cm]?js$/.test(npm) ? [process.execPath, [npm]] : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
const r = spawnSync(cmd, [...pre, 'ci', '--no-audit', '--no-fund'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32' && pre.length === 0,
});
if (r.status !== 0) process.exit(r.status ?? 1);
mkdirSync(`${root}node_modules`, { recursive: true });
writeFileSync(stamp, want);
