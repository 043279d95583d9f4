import { serve } from '@hono/node-server';
import { createGateway } from './gateway';

const gateway = await createGateway();
const { port } = gateway.platform.settings;
const server = serve({ fetch: gateway.app.fetch, port });

async function stop(): Promise<void> {
  server.close();
  await gateway.close();
  process.exit(0);
}
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
