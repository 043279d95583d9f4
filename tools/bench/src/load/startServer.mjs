import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const app = fileURLToPath(new URL('../../../../apps/mobile-web/', import.meta.url));
const reportUse = new URL('reportUse.mjs', import.meta.url).href;

/** @typedef {{ heap: number, rss: number, cpuSeconds: number }} Use Bytes after a garbage collection, and the processor time since the start. */

/**
 * Starts the app's server as in production, in its own process.
 * @param {{ port: number, gateway?: string, config?: string, env: NodeJS.ProcessEnv }} options `env`: the variables of the sandbox.
 * @returns {Promise<{ origin: string, use: () => Promise<Use>, close: () => void }>}
 */
export async function startServer({ port, gateway, config = 'config/sandbox.json', env }) {
  const server = spawn(process.execPath, ['--expose-gc', '--import', reportUse, 'server/main.mjs', 'dist'], {
    cwd: app,
    env: { ...env, PORT: String(port), PARLOUR_CONFIG: config, ...(gateway && { PARLOUR_GATEWAY: gateway }) },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  // The server prints its port when it listens.
  await once(server.stdout, 'data');
  server.stdout.resume();
  return {
    origin: `http://127.0.0.1:${port}`,
    use: async () => {
      server.send('use');
      const [use] = await once(server, 'message');
      return use;
    },
    close: () => server.kill(),
  };
}
