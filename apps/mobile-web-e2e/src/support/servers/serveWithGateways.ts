import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtRelease } from './makeRelease';
import { app, startApp } from './startApp';

/**
 * Serves the built app for an operator whose gateways have their own origins, in that order (`gatewayHosts` of the
 * configuration).
 */
export async function serveWithGateways(port: number, gatewayHosts: string[]): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'gateways-'));
  const config = join(folder, 'config.json');
  const { merchants } = JSON.parse(readFileSync(join(app, 'config/sandbox.json'), 'utf8')) as { merchants: object[] };
  writeFileSync(config, JSON.stringify({ merchants: merchants.map((merchant) => ({ ...merchant, gatewayHosts })) }));
  const { stop } = await startApp({ port, folders: [builtRelease], config });
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
