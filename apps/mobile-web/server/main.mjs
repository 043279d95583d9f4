// The app in production: `PARLOUR_CONFIG=operator.json node server/main.mjs <release> [<former release> …]` (docs/guides/deploy.md).
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { appServer, stopServer } from './appServer.mjs';
import { campaignReports } from './forward/campaignReports.mjs';
import { forwardReports } from './forward/reports.mjs';
import { exportSpans } from './forward/spans.mjs';
import { loadGateways } from './gateway/loadGateways.mjs';
import { createMetrics } from './metrics/createMetrics.mjs';
import { metricsServer } from './metrics/metricsServer.mjs';
import { followOperatorFile } from './operator-file/followOperatorFile.mjs';
import { readOperatorFile } from './runtimeConfig.mjs';

const [folder, ...former] = process.argv.slice(2);
if (!folder || !process.env.PARLOUR_CONFIG) {
  console.error('Usage: PARLOUR_CONFIG=<configuration of the merchants> node server/main.mjs <build> [<former build> …]');
  process.exit(1);
}

const port = Number(process.env.PORT ?? 8080);
const metrics = createMetrics();
const forwarding = { env: process.env, print: console.info };
const failures = forwardReports(forwarding);
const spans = exportSpans(forwarding);
const drainMs = Number(process.env.PARLOUR_DRAIN_SECONDS ?? 5) * 1000;
let isLeaving = false;
const file = orFail(() => readOperatorFile());
let gateways = await loadGateways(process.env, { file }).catch(fail);
let campaigns = campaignReports(file, forwarding);
const followed = followOperatorFile({ file: process.env.PARLOUR_CONFIG, read: () => readOperatorFile(), take, report: console.info });
const { problems } = followed;
metrics.problems(problems);
const served = { folder, former, file, gateways, campaigns, metrics, failures, spans, problems, isLeaving: () => isLeaving };
const server = orFail(() => appServer(served));
const servers = [server];
server.on('error', fail);
const { PARLOUR_METRICS_PORT: metricsPort, PARLOUR_METRICS_HOST: metricsHost = '127.0.0.1' } = process.env;
if (metricsPort) {
  const counters = metricsServer(metrics).on('error', fail);
  servers.push(counters);
  await once(counters.listen(Number(metricsPort), metricsHost), 'listening');
}
server.listen(port, () => console.log(`Parlour is served on port ${server.address().port} under /m/.`));
process.on('SIGHUP', () => void followed.look());
process.once('SIGTERM', () => void leave());
process.once('SIGINT', () => void stop());

/** The operator's file has changed. */
async function take(changed) {
  const next = await loadGateways(process.env, { file: changed, former: gateways });
  const former = campaigns;
  const reports = campaignReports(changed, forwarding);
  await server.change({ file: changed, gateways: next, campaigns: reports });
  gateways = next;
  campaigns = reports;
  await former?.leaveTo(reports);
}

/** The reverse proxy learns from `/readyz` and `Connection: close` that this server leaves, and sends requests until then. */
async function leave() {
  isLeaving = true;
  await pause(drainMs);
  await stop();
}

async function stop() {
  await Promise.all(servers.map((one) => stopServer(one)));
  await Promise.all([failures?.close(), campaigns?.close(), spans.close()]);
  process.exit(0);
}

function orFail(task) {
  try {
    return task();
  } catch (error) {
    return fail(error);
  }
}

/** For example, the configuration is wrong, a file of a brand is missing, or the port is in use. */
function fail({ message }) {
  console.error(message);
  process.exit(1);
}
