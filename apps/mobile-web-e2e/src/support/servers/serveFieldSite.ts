import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countRequests } from './countRequests';
import { builtRelease } from './makeRelease';
import { ports } from './ports';
import { startApp } from './startApp';
import { conformance, startGateway } from './startGateway';

const [appPort, front, gatewayPort] = ports.field;

/** Serves the built app for an operator whose gateway speaks the dialect of the field and has no idempotency keys. */
export async function serveFieldSite() {
  const folder = mkdtempSync(join(tmpdir(), 'field-site-'));
  const config = join(folder, 'merchants.json');
  const merchant = {
    code: '200jilif3',
    brand: 'Field Club',
    country: 'PH',
    countryName: 'Philippines',
    currency: 'TLB',
    langList: ['EN'],
    withoutKeys: true,
    frameHosts: [`127.0.0.1:${ports.vendor}`, `localhost:${ports.vendor}`],
    imageCdns: ['https://img.field.example'],
  };
  const gateway = { origin: `http://127.0.0.1:${front}`, adapter: join(conformance, 'adapter/fieldGateway.ts') };
  writeFileSync(config, JSON.stringify({ merchants: [merchant], gateways: [gateway] }));
  const field = await startGateway('serveField.ts', gatewayPort);
  const counted = await countRequests(front, { to: gatewayPort });
  // The oldest supported Node does not read the adapter's TypeScript by itself.
  const server = await startApp({ port: appPort, folders: [builtRelease], config, env: { NODE_OPTIONS: '--import tsx' } });
  return {
    url: `http://127.0.0.1:${appPort}`,
    /** Returns the requests of the app's server to the gateway since the last call of this function. */
    takeRequests: counted.take,
    close: async () => {
      await server.stop();
      await counted.close();
      await field.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
