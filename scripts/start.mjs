// `npm start`: the sandbox gateway and the built app with production headers. `npm run dev`: the same with hot reload. `PARLOUR_GATEWAY` names another
// gateway, and the sandbox stays away.
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFree, portVariables, portsOf } from './ports.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const app = join(root, 'apps/mobile-web');
const isDevelopment = process.argv.includes('--dev');
const { PARLOUR_GATEWAY: gateway } = process.env;
const ports = portsOf(process.env, isDevelopment);
const env = {
  ...process.env,
  NODE_ENV: isDevelopment ? 'development' : 'production',
  APP_HOST: process.env.APP_HOST ?? '0.0.0.0',
  SANDBOX_PORT: String(ports.sandbox),
  SANDBOX_VENDOR_PORT: String(ports.vendor),
  SANDBOX_APP_PORTS: process.env.SANDBOX_APP_PORTS ?? String(ports.app),
};
const accounts = [
  ['maria', 'member, Philippines'],
  ['vince', 'VIP member'],
  ['noel', 'member without money, account or transaction password'],
  ['agnes', 'agent'],
  ['carlo', 'member with a pending contract'],
  ['lito', 'locked account'],
  ['thiri', 'member, Myanmar'],
  ['kyaw', 'member with pending contracts, Myanmar'],
];

const children = [];
let isStopping = false;
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));

refuseWrongGateway();
await refuseTakenPorts();
if (!gateway) startSandbox();
if (isDevelopment) console.log('Starting …');
else if (isStale()) build();
// The app comes second, because its first page would find no gateway. Vite's own address is left out: the app's is told once, below.
if (!gateway) await ready('The sandbox', `http://127.0.0.1:${ports.sandbox}/sandbox/health`);
const vite = isDevelopment ? ['--logLevel', 'warn'] : ['preview'];
run('app', join(root, 'node_modules/.bin/vite'), [...vite, '--port', String(ports.app), '--strictPort'], app);
await ready('The app', `http://127.0.0.1:${ports.app}/m/`);
tell();

function refuseWrongGateway() {
  if (!gateway || /^https?:\/\/[\w.-]+(:\d+)?$/.test(gateway)) return;
  console.error(`PARLOUR_GATEWAY is ${JSON.stringify(gateway)}, but must be an origin such as https://gateway.example`);
  process.exit(1);
}

/** In development it starts again with each edit of its sources or of a contract. */
function startSandbox() {
  const watch = isDevelopment ? ['watch', '--clear-screen=false'] : [];
  run('sandbox', join(root, 'node_modules/.bin/tsx'), [...watch, 'tools/sandbox/src/main.ts'], root);
}

async function refuseTakenPorts() {
  for (const [name, port] of Object.entries(ports)) {
    if ((gateway && name !== 'app') || (await isFree(port))) continue;
    console.error(
      `Port ${port} is taken, perhaps by another \`npm start\`. Stop that one, or choose another port: ${portVariables[name]}=${port + 1000} npm ${isDevelopment ? 'run dev' : 'start'}`,
    );
    process.exit(1);
  }
}

/** True if a source is newer than the build. Folders count too, so that a removed file is noticed. */
function isStale() {
  const built = statSync(join(app, 'dist/index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = ['apps/mobile-web', 'libs', 'package-lock.json', 'package.json'].map((path) => join(root, path));
  return sources.some((path) => newest(path) > built);
}

function newest(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  const children = readdirSync(path).filter((name) => !['dist', 'node_modules', 'out-tsc'].includes(name) && !name.startsWith('.'));
  return Math.max(path === app ? 0 : stats.mtimeMs, ...children.map((name) => newest(join(path, name))));
}

function build() {
  console.log('Building the app …');
  const { status } = spawnSync(join(root, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], { cwd: app, env, stdio: 'inherit' });
  if (status !== 0) stop(status ?? 1);
}

function run(name, command, args, cwd) {
  if (isStopping) return;
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.on('data', (text) => isDevelopment && process.stdout.write(text));
  child.on('exit', (code) => {
    if (isStopping) return;
    console.error(`The ${name} stopped (${code}).`);
    stop(code || 1);
  });
  children.push(child);
}

async function ready(name, url) {
  const patience = Date.now() + 120_000;
  while (Date.now() < patience && !isStopping) {
    const reply = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  if (isStopping) return;
  console.error(`${name} did not answer at ${url} within two minutes.`);
  stop(1);
}

function tell() {
  if (isStopping) return;
  const lan = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address;
  console.log(`
  Parlour     http://localhost:${ports.app}/m/
  ${lan ? `same net    http://${lan}:${ports.app}/m/   (to look around: logging in needs https or localhost)` : ''}
${gateway ? `  gateway     ${gateway}` : sandboxFacts()}

  Ctrl-C stops ${gateway ? 'it' : 'both'}.
`);
}

function sandboxFacts() {
  const width = Math.max(...accounts.map(([name]) => name.length));
  return `  SMS, mail   http://localhost:${ports.sandbox}/sandbox/mailbox

  Demo accounts, password parlour88, transaction password 246810:
${accounts.map(([name, what]) => `    ${name.padEnd(width)}   ${what}`).join('\n')}
    ${'trial'.padEnd(width)}   button "free trial" on the login page`;
}

function stop(code) {
  if (isStopping) return;
  isStopping = true;
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  for (const child of running) child.kill('SIGTERM');
  const impatience = setTimeout(() => running.forEach((child) => child.kill('SIGKILL')), 5000);
  Promise.all(running.map((child) => new Promise((resolve) => child.once('exit', resolve)))).then(() => {
    clearTimeout(impatience);
    process.exit(code);
  });
}
