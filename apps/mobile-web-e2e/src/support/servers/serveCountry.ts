import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ports } from './ports';
import { serveLanguages } from './serveLanguages';
import { startSandbox } from './startSandbox';

const example = fileURLToPath(new URL('../../../../../tools/sandbox-world/examples/vietnam.json', import.meta.url));

/**
 * Serves the app for an operator in a third country with a language of its own, in front of a sandbox that has this country too. Both know it by the same
 * description, the example of the sandbox's world.
 */
export async function serveCountry() {
  const [front, appPort, port, vendorPort] = ports.country;
  const { country, merchant } = JSON.parse(readFileSync(example, 'utf8')) as { country: { code: string }; merchant: { code: string } };
  const frameHosts = [`127.0.0.1:${vendorPort}`, `localhost:${vendorPort}`];
  const config = {
    countries: [country],
    languages: [{ code: 'VI', tag: 'vi' as const, messages: 'languages/vi' }],
    merchants: [{ code: merchant.code, country: country.code, frameHosts }],
  };
  const sandbox = await startSandbox({ port, vendorPort, appPort: front, world: 'vietnam', env: { SANDBOX_COUNTRIES: example } });
  const site = await serveLanguages(config, [], [front, appPort, port]);
  const post = (path: string, body: object) =>
    fetch(`${sandbox.origin}/sandbox/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    url: site.url,
    merchant: merchant.code,
    settle: (orderNo: string) => post(`orders/${orderNo}/settle`, { outcome: 'successful' }),
    planSpins: (username: string, stops: number[][]) => post('spins', { username, stops }),
    close: async () => {
      await site.close();
      await sandbox.stop();
    },
  };
}
