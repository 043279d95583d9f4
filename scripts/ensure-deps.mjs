// Plain Node without dependencies: checks the Node version, runs `npm ci` when node_modules is missing or stale, asks first if only Node has
// changed, and turns the pre-commit hook on.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline/promises';
import {
  isDependencyStampCurrent,
  isForOtherNode,
  isNodeSupported,
  linkWorkspaces,
  neededNode,
  readStamp,
  writeStamp,
} from './dependencies.mjs';
import { turnHooksOn } from '../tools/hooks/hooksPath.mjs';

if (!isNodeSupported()) {
  console.error(`Parlour needs Node ${neededNode} or later; this is ${process.version}. See .nvmrc.`);
  process.exit(1);
}
// `npm ci` has installed the packages of the lockfile, so the first command need not install them again. An installation that left out a group
// of packages does not count.
if (process.argv.includes('--installed') && !process.env.npm_config_omit) writeStamp();
if (isDependencyStampCurrent()) {
  turnHooksOn();
  linkWorkspaces();
  process.exit(0);
}

if (isForOtherNode() && !(await mayInstallAnew())) {
  console.error('Nothing is changed. Go back to the Node of before, or run npm ci.');
  process.exit(1);
}
console.log(readStamp() ? 'The dependencies are stale: npm ci …' : 'No dependencies yet: npm ci …');
const npm = process.env.npm_execpath; // the npm that runs this script
const [command, first] = npm && /\.[cm]?js$/.test(npm) ? [process.execPath, [npm]] : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
const { status } = spawnSync(command, [...first, 'ci', '--no-audit', '--no-fund'], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: 'inherit',
  shell: process.platform === 'win32' && first.length === 0,
});
if (status !== 0) process.exit(status ?? 1);
writeStamp();
turnHooksOn();

/** Somebody who changed Node by mistake would wait for minutes, and once more on the way back. Without a terminal nobody can be asked. */
async function mayInstallAnew() {
  console.log(`The dependencies were installed for another Node than this ${process.version}.`);
  if (process.env.CI || !process.stdin.isTTY) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Install them anew with npm ci? [y/N] ');
  terminal.close();
  return /^y/i.test(answer.trim());
}
