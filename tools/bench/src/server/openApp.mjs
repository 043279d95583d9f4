import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startSandbox } from './startSandbox.mjs';
import { whenHomeHasData } from './whenReady.mjs';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * Starts the sandbox and the built app, and waits for the app's first snapshot of home.
 * @param {number} base The app's port; the sandbox and its vendor use the ports 10 and 20 above it.
 * @returns {Promise<{ origin: string, control: (path: string, body: object) => Promise<unknown>, close: () => void }>}
 */
export async function openApp(base) {
  const sandbox = await startSandbox(base);
  const app = spawn(`${root}node_modules/.bin/vite`, ['preview', '--port', String(base), '--strictPort'], {
    cwd: `${root}apps/mobile-web`,
    env: sandbox.env,
    stdio: 'ignore',
  });
  const origin = `http://127.0.0.1:${base}`;
  const close = () => {
    app.kill();
    sandbox.close();
  };
  try {
    await whenHomeHasData(origin);
  } catch (error) {
    close();
    throw error;
  }
  /** Acts as the operator, and returns the sandbox's reply. */
  async function control(path, body) {
    const reply = await fetch(`${sandbox.origin}/sandbox${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`sandbox ${path}: ${reply.status}`);
    return text === '' ? undefined : JSON.parse(text);
  }
  return { origin, control, close };
}
