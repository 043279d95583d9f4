// `npm run doctor`: lists the tools that this machine lacks for work on Parlour, and how to get them. Needs no dependencies. Exits with 1 if
// something required is missing; without the rest, some tests are left out.
import { spawnSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { areHooksOn } from '../tools/hooks/hooksPath.mjs';
import { findAapt } from './aapt.mjs';
import { findChromium } from './chromium.mjs';
import { isDependencyStampCurrent, isNodeSupported, neededNode } from './dependencies.mjs';
import { findNginx } from './nginx.mjs';
import { findPromtool } from './promtool.mjs';
import { isFree, otherPorts, portVariables, portsOf } from './ports.mjs';
import { wantedBrowsers } from './wantedBrowsers.mjs';

const GIB = 1024 ** 3;
const root = fileURLToPath(new URL('..', import.meta.url));
const npmVersion = spawnSync('npm', ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' }).stdout?.trim();
const memory = totalmem() / GIB;
const { bavail, bsize } = statfsSync(root);
const disk = (bavail * bsize) / GIB;

const ofApp = Object.entries(portsOf(process.env, false)).map(([name, port]) => ({ name, port, choice: portVariables[name] }));
/** @type {{ name: string, isThere: boolean, help: string, isRequired?: boolean }[]} */
const findings = [
  {
    name: `Node ${process.versions.node}`,
    isThere: isNodeSupported(),
    help: `install Node ${neededNode} or later, for example with \`nvm install\``,
    isRequired: true,
  },
  {
    name: `npm ${npmVersion ?? ''}`,
    isThere: Number(npmVersion?.split('.')[0]) >= 10,
    help: 'npm install --global npm@11',
    isRequired: true,
  },
  { name: 'Git', isThere: runs('git', ['--version']), help: 'install Git', isRequired: true },
  { name: 'dependencies', isThere: isDependencyStampCurrent(), help: '`npm start` and `npm test` install them; or: npm ci' },
  {
    name: 'pre-commit hook',
    isThere: areHooksOn(),
    help: '`npm start` and `npm test` turn it on, unless core.hooksPath names another folder; or: git config core.hooksPath tools/hooks',
  },
  ...(await Promise.all([...ofApp, ...otherPorts].map(portFinding))),
  {
    name: 'Chromium',
    isThere: Boolean(findChromium()),
    help: 'node scripts/ensure-chromium.mjs, or set CHROMIUM_PATH',
    isRequired: true,
  },
  ...wantedBrowsers.map(({ name, find, needs }) => ({
    name,
    isThere: Boolean(find()),
    help: `node scripts/ensure-browsers.mjs; it needs ${needs}. The walk leaves this browser out.`,
  })),
  {
    name: 'nginx',
    isThere: Boolean(findNginx()),
    help: 'node scripts/ensure-nginx.mjs, which needs Debian and root. The tests of deploy/nginx.conf are left out.',
  },
  {
    name: 'promtool',
    isThere: Boolean(findPromtool()),
    help: 'node scripts/ensure-promtool.mjs, which needs Debian and root. The test of deploy/alerts.yaml is left out.',
  },
  {
    name: 'aapt2',
    isThere: Boolean(findAapt()),
    help: 'node scripts/ensure-aapt.mjs, which needs Debian and root. One test of the Android projects is left out.',
  },
  {
    name: 'a font for Burmese',
    isThere: process.platform !== 'linux' || runs('fc-list', [':lang=my', 'family']),
    help: 'apt-get install fonts-noto-core',
  },
  {
    name: `${memory.toFixed(1)} GiB of memory, ${availableParallelism()} processors`,
    isThere: memory >= 6 && availableParallelism() >= 2,
    help: 'the end-to-end tests need 6 GiB and two processors; run single projects instead',
  },
  {
    name: `${disk.toFixed(1)} GiB of free disk`,
    isThere: disk >= 4,
    help: 'dependencies, browsers and builds need 4 GiB',
    isRequired: true,
  },
  {
    name: 'build of the app',
    isThere: existsSync(`${root}apps/mobile-web/dist/index.html`),
    help: '`npm start` builds the app',
  },
];

for (const { name, isThere, help, isRequired } of findings) {
  const mark = isThere ? '✓' : isRequired ? '✗' : '–';
  console.log(`${mark} ${name.trim()}${isThere ? '' : `: ${help}`}`);
}
process.exitCode = findings.some(({ isThere, isRequired }) => !isThere && isRequired) ? 1 : 0;

async function portFinding({ name, port, choice }) {
  return {
    name: `port ${port} (${name})`,
    isThere: await isFree(port),
    help: `taken, perhaps by a command that still runs; choose another one with ${choice}`,
  };
}

/** True if the command prints something. */
function runs(command, args) {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '';
}
