// `npm run load`: measures the app's server under load, and the cost of a visit of home (docs/scale.md, which `--write` updates).
// `LOAD_SECONDS=30` measures the server for longer than ten seconds.
import { chromium } from '@playwright/test';
import { loadavg } from 'node:os';
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/chromium.mjs';
import { benchAdapter } from './load/benchAdapter.mjs';
import { benchServer } from './load/benchServer.mjs';
import { countingGateway } from './load/countingGateway.mjs';
import { millionVisits } from './load/millionVisits.mjs';
import { startServer } from './load/startServer.mjs';
import { visitCosts } from './load/visitCosts.mjs';
import { table } from './report/table.mjs';
import { writeMarked } from './report/writeDocs.mjs';
import { edgeServer } from './server/edgeServer.mjs';
import { startSandbox } from './server/startSandbox.mjs';
import { whenHomeHasData } from './server/whenReady.mjs';

const base = Number(process.env.BENCH_PORT ?? 6300);
const seconds = Number(process.env.LOAD_SECONDS ?? 10);
const [load] = loadavg();
const closers = [];
try {
  const sandbox = await startSandbox(base);
  closers.push(sandbox.close);
  const gateway = await countingGateway({ port: base + 30, origin: sandbox.origin });
  closers.push(gateway.close);
  const server = await startServer({ port: base, gateway: gateway.origin, env: sandbox.env });
  closers.push(server.close);
  await whenHomeHasData(server.origin);
  const parts = [await benchServer({ server, gateway, seconds }), await benchAdapter({ port: base + 50, env: sandbox.env })];
  const measured = `Load of the machine when it began: ${load.toFixed(1)}; Node ${process.version}.\n\n${table(parts)}`;
  console.log(`\n${measured}\n`);

  const visits = await measureVisits(server.origin, sandbox.origin);
  const costs = millionVisits(visits);
  console.log(costs);
  if (process.argv.includes('--write')) await writeMarked('scale.md', { server: measured, visits: costs });
} finally {
  for (const close of closers.toReversed()) await close();
}
process.exit();

async function measureVisits(origin, gateway) {
  const sent = [];
  const edge = await edgeServer({ port: base + 40, origin, gateway, onSent: (reply) => sent.push(reply) });
  closers.push(edge.close);
  const args = [...CHROMIUM_ARGS, `--ignore-certificate-errors-spki-list=${edge.pin}`];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  closers.push(() => browser.close());
  return visitCosts({ browser, edge: edge.origin, take: () => sent.splice(0) });
}
