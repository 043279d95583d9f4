// `node scripts/release/tryRelease.mjs [parlour.tar.gz | image]`: starts a release as an operator does, with a file of two merchants and an adapter,
// in front of the sandbox, asks it, and stops it. Without an argument it packs the build of this repository. The workflow "Release" signs
// only what has passed here.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { askRelease } from './askRelease.mjs';
import { packRelease } from './packRelease.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PATIENCE_MS = 180_000;
const given = process.argv[2];
const place = mkdtempSync(join(tmpdir(), 'parlour-release-'));
// A container reads it as another user.
chmodSync(place, 0o755);
const running = [];
let problems;
try {
  const [gatewayPort, vendorPort, port] = [await freePort(), await freePort(), await freePort()];
  const gateway = `http://127.0.0.1:${gatewayPort}`;
  const sandbox = { SANDBOX_PORT: gatewayPort, SANDBOX_VENDOR_PORT: vendorPort, SANDBOX_MEMORY: '1' };
  start(process.execPath, ['--import', 'tsx', 'tools/sandbox/src/main.ts'], { cwd: root, env: { ...process.env, ...sandbox } });
  await answers(`${gateway}/sandbox/health`);

  const settings = writeSettings(gateway);
  const env = { PORT: String(port), PARLOUR_GATEWAY: gateway, PARLOUR_DRAIN_SECONDS: '0' };
  const isImage = given !== undefined && !existsSync(given);
  const release = isImage ? startImage(given, { settings, env }) : startArchive(given ?? (await pack()), { settings, env });
  const origin = `http://127.0.0.1:${port}`;
  await answers(`${origin}/readyz`, release);
  problems = await askRelease(origin);
  release.kill('SIGTERM');
  const [code] = await release.gone;
  if (code !== 0) problems.push(`on SIGTERM it ended with ${code}`);
} catch (error) {
  problems = [error.message];
} finally {
  for (const { kill, gone } of running) {
    kill('SIGKILL');
    await gone;
  }
  rmSync(place, { recursive: true });
}
for (const problem of problems) console.error(problem);
console.log(problems.length > 0 ? `The release has ${problems.length} faults.` : `${given ?? 'The packed build'} starts and answers.`);
process.exit(problems.length > 0 ? 1 : 0);

/** The archive of this build. */
async function pack() {
  await packRelease(join(place, 'packed'));
  const archive = join(place, 'parlour.tar.gz');
  run('tar', ['-czf', archive, '-C', join(place, 'packed'), '.']);
  return archive;
}

/** The operator's files: the merchants of the sandbox, the second one behind an adapter. */
function writeSettings(gateway) {
  const folder = join(place, 'settings');
  mkdirSync(folder);
  const { merchants } = JSON.parse(
    readFileSync(join(root, 'apps/mobile-web/config/sandbox.json'), 'utf8').replace(/\$\{\w+:-([^}]*)\}/g, '$1'),
  );
  const gateways = [{ origin: gateway, adapter: './adapter.mjs', merchants: [merchants[1].code] }];
  writeFileSync(join(folder, 'merchants.json'), JSON.stringify({ merchants, gateways }));
  writeFileSync(
    join(folder, 'adapter.mjs'),
    "export const adapter = { calls: { getPromotionCategories: { constant: ['FROM_THE_ADAPTER'] } } };\n",
  );
  return folder;
}

/** Unpacked where nothing else is: no packages, and no variables but its own. */
function startArchive(archive, { settings, env }) {
  const folder = join(place, 'unpacked');
  mkdirSync(folder);
  run('tar', ['-xzf', archive, '-C', folder]);
  const own = { PATH: process.env.PATH, PARLOUR_CONFIG: join(settings, 'merchants.json'), ...env };
  return start(process.execPath, ['server/main.mjs', 'releases/current', 'releases/former'], { cwd: folder, env: own });
}

function startImage(image, { settings, env }) {
  const variables = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
  const options = ['--rm', '--read-only', '--cap-drop', 'ALL', '--network', 'host', '--volume', `${settings}:/etc/parlour:ro`];
  return start('docker', ['run', ...options, ...variables, image]);
}

function start(command, args, options) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  const own = { kill: (signal) => child.kill(signal), gone: once(child, 'exit') };
  running.push(own);
  return own;
}

/** Waits until an address answers 200; throws if its process ends before. */
async function answers(url, { gone } = running.at(-1)) {
  let end;
  void gone.then(([code]) => (end = code ?? 'a signal'));
  const patience = Date.now() + PATIENCE_MS;
  while (!(await fetch(url).catch(() => undefined))?.ok) {
    if (end !== undefined) throw new Error(`${url} did not answer: its process ended with ${end}.`);
    if (Date.now() > patience) throw new Error(`${url} did not answer in ${PATIENCE_MS / 1000} s.`);
    await pause(100);
  }
}

function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} failed.`);
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}
