import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forward } from './forward';
import { builtRelease } from './makeRelease';
import { ports } from './ports';
import { app, startApp } from './startApp';
import { conformance, startGateway } from './startGateway';

const [front, appPort, acmePort] = ports.brands;

/**
 * Serves brands from one process of the app, in front of a gateway that speaks in other words than the contract, as the guides say: an
 * operator's file with `hosts`, `page` and an adapter, a folder of images, and a proxy that sends only images to the gateway.
 * @param brands Merchants of the operator's file. Their files are `logo.svg` and `terms.html`.
 */
export async function serveBrands(brands: readonly { code: string; [field: string]: unknown }[]) {
  const folder = mkdtempSync(join(tmpdir(), 'brands-'));
  const images = join(folder, 'images');
  mkdirSync(images);
  cpSync(join(app, 'public/icon.svg'), join(images, 'logo.svg'));
  writeFileSync(join(images, 'terms.html'), '<!doctype html><html lang="en"><title>Terms</title><h1>Terms of the operator</h1></html>');
  const config = join(folder, 'merchants.json');
  const gateway = { origin: `http://127.0.0.1:${acmePort}`, adapter: join(conformance, 'adapter/acmeGateway.ts') };
  writeFileSync(config, JSON.stringify({ merchants: brands, gateways: [gateway] }));

  const acme = await startGateway('serveAcme.ts', acmePort);
  // The oldest supported Node does not read the adapter's TypeScript by itself.
  const env = { PARLOUR_BRANDS: images, NODE_OPTIONS: '--import tsx' };
  const server = await startApp({ port: appPort, folders: [builtRelease], config, env });
  const proxy = await forward(front, ({ url = '' }) => (url.startsWith('/cdn/') ? ports.gateway : appPort));
  return {
    urlOf: (host: string) => `http://${host}:${front}`,
    close: async () => {
      await proxy.close();
      await server.stop();
      await acme.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
