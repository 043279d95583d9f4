import { serve } from '@hono/node-server';
import { createGateway } from './gateway';
import { warmImages } from './images/warmImages';

const tickMs = 1000;

const gateway = await createGateway();
const { port, vendorPort } = gateway.platform.settings;
const servers = [serve({ fetch: gateway.app.fetch, port }), serve({ fetch: gateway.vendor.fetch, port: vendorPort })];
const ticker = setInterval(() => void gateway.tick().catch(console.error), tickMs);

const closing = new AbortController();
void warmImages(gateway.platform, closing.signal).catch(console.error);

async function stop(): Promise<void> {
  closing.abort();
  clearInterval(ticker);
  for (const server of servers) {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  }
  await gateway.close();
  process.exit(0);
}
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
