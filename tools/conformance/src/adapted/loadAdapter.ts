import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GatewayAdapter } from '../adapter/GatewayAdapter';
import type { Ask } from '../client/ask';
import type { Settings } from '../settings';

type Gateway = { origin: string; adapter: GatewayAdapter; merchants: string[] };
type LoadGateways = { loadGateways(env: Record<string, string>): Promise<Gateway[]> };
type BodyKey = { readBodyKey(env: Record<string, string>): unknown };
type Adapted = { adaptedGateway(options: { gateways: Gateway[]; key: unknown; report: (line: string) => void }): Ask };

const server = join(import.meta.dirname, '../../../../apps/mobile-web/server/gateway');
const load = async <Module>(name: string) => (await import(pathToFileURL(join(server, name)).href)) as Module;

/**
 * Loads an adapter as the app's server does, and the server's gateway around it in this process. Rejects with the server's words if the server would not start.
 */
export async function loadAdapter(file: string, { gateway, merchant, language }: Settings): Promise<{ adapter: GatewayAdapter; ask: Ask }> {
  const { loadGateways } = await load<LoadGateways>('loadGateways.mjs');
  const { readBodyKey } = await load<BodyKey>('bodyKey.mjs');
  const { adaptedGateway } = await load<Adapted>('adaptedGateway.mjs');
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  const operatorFile = join(folder, 'operator.json');
  const site = { code: merchant, country: 'PH', countryName: 'Philippines', currency: 'PHP', langList: [language] };
  const served = { origin: gateway, adapter: resolve(file), merchants: [merchant] };
  writeFileSync(operatorFile, JSON.stringify({ merchants: [site], gateways: [served] }));
  try {
    const gateways = await loadGateways({ PARLOUR_CONFIG: operatorFile });
    const [own] = gateways;
    if (!own) throw new Error(`${file} was not loaded.`);
    return { adapter: own.adapter, ask: adaptedGateway({ gateways, key: readBodyKey({}), report: () => undefined }) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
