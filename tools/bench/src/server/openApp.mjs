// Starts the sandbox in memory and the built app; the returned function stops both.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
/**
 * @param {number} base The app's port; the sandbox and its vendor use the ports 10 and 20 above it.
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function openApp(base) {
  const ports = { app: String(base), sandbox: String(base + 10), vendor: String(base + 20) };
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    SANDBOX_MEMORY: '1',
    SANDBOX_PORT: ports.sandbox,
    SANDBOX_VENDOR_PORT: ports.vendor,
    SANDBOX_APP_PORTS: ports.app,
  };
  const children = [
    spawn(`${root}node_modules/.bin/tsx`, ['tools/sandbox/src/main.ts'], { cwd: root, env, stdio: 'ignore' }),
    spawn(`${root}node_modules/.bin/vite`, ['preview', '--port', ports.app, '--strictPort'], {
      cwd: `${root}apps/mobile-web`,
      env,
      stdio: 'ignore',
    }),
  ];
  const close = () => children.forEach((child) => child.kill());
  try {
    await ready(`http://127.0.0.1:${ports.sandbox}/sandbox/health`);
    await ready(`http://127.0.0.1:${ports.app}/m/home`);
  } catch (error) {
    close();
    throw error;
  }
  return { origin: `http://127.0.0.1:${ports.app}`, close };
}

async function ready(url) {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const isUp = await fetch(url).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${url} does not answer`);
}
