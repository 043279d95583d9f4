import { fileURLToPath } from 'node:url';
import { ports } from './ports';
import { startProgram, untilAnswers } from './programs';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const env = {
  SANDBOX_PORT: String(ports.sandbox),
  SANDBOX_VENDOR_PORT: String(ports.vendor),
  SANDBOX_APP_PORTS: [ports.app, ...ports.proxies].join(),
  SANDBOX_MEMORY: '1',
  NODE_ENV: 'production',
};

/** Starts the sandbox and the built app, as the end-to-end tests do. */
export async function startServers(): Promise<void> {
  const sandbox = startProgram(process.execPath, ['--import', 'tsx', 'tools/sandbox/src/main.ts'], { cwd: root, env });
  const vite = `${root}node_modules/vite/bin/vite.js`;
  const app = startProgram(process.execPath, [vite, 'preview', '--port', String(ports.app), '--strictPort'], {
    cwd: `${root}apps/mobile-web`,
    env,
  });
  // A full pipe would block them.
  for (const server of [sandbox, app]) server.stdout.resume();
  await Promise.all([
    untilAnswers(`http://127.0.0.1:${ports.sandbox}/sandbox/health`),
    // Waits for a home with its data. Without data, home would need the app bundle from the start.
    untilAnswers(`http://127.0.0.1:${ports.app}/m/home`, { part: 'id="parlour-page"' }),
  ]);
}
