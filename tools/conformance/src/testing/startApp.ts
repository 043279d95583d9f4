import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const merchant = { code: '200jilif3', country: 'PH', countryName: 'Philippines', currency: 'TLB', langList: ['EN', 'TY'] };
const root = join(import.meta.dirname, '../../../..');

/** Starts the app's server in its own process, in front of a gateway at `origin` with the adapter in the file `module`. `folder` holds its files. */
export async function startApp({ folder, origin, module }: { folder: string; origin: string; module: string }) {
  const config = join(folder, 'merchants.json');
  writeFileSync(config, JSON.stringify({ merchants: [merchant], gateways: [{ origin, adapter: module, merchants: [merchant.code] }] }));
  writeFileSync(join(folder, 'index.html'), '<script type="application/json" id="parlour-config">{}</script>');
  // The oldest supported Node does not read TypeScript by itself.
  const args = ['--import', 'tsx', 'apps/mobile-web/server/main.mjs', folder];
  const server = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, PORT: '0', PARLOUR_CONFIG: config, PARLOUR_DRAIN_SECONDS: '0' },
  });
  let complaints = '';
  server.stderr.on('data', (part) => (complaints += String(part)));
  const [line] = (await Promise.race([once(server.stdout, 'data'), once(server, 'close')])) as unknown[];
  const port = /port (\d+)/.exec(String(line))?.[1];
  if (!port) throw new Error(complaints);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const gone = once(server, 'exit');
      server.kill('SIGTERM');
      await gone;
    },
  };
}
