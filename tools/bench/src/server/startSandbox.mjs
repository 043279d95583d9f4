import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { whenReady } from './whenReady.mjs';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Starts the sandbox in memory, without the data of an earlier run.
 * @param {number} base The port of the app that uses it; the sandbox and its vendor use the ports 10 and 20 above.
 * @returns {Promise<{ origin: string, env: NodeJS.ProcessEnv, close: () => void }>} `env`: the variables that the app needs as well.
 */
export async function startSandbox(base) {
  const [port, vendorPort] = [base + 10, base + 20].map(String);
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    SANDBOX_MEMORY: '1',
    SANDBOX_PORT: port,
    SANDBOX_VENDOR_PORT: vendorPort,
    SANDBOX_APP_PORTS: String(base),
  };
  const child = spawn(`${root}node_modules/.bin/tsx`, ['tools/sandbox/src/main.ts'], { cwd: root, env, stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  const close = () => child.kill();
  await whenReady(`${origin}/sandbox/health`).catch((error) => {
    close();
    throw error;
  });
  return { origin, env, close };
}
