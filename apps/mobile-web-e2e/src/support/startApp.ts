import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ports } from './ports';

/** Folder of the app. */
export const app = fileURLToPath(new URL('../../../mobile-web/', import.meta.url));

type Served = {
  port: number;
  /** The release, and the folders of former ones that are kept. */
  folders: readonly string[];
  config?: string;
  /** More of the server's variables. */
  env?: Record<string, string>;
};

/** The app's own server in a process of its own, once it listens. */
export async function startApp({
  port,
  folders,
  config = 'config/sandbox.json',
  env = {},
}: Served): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = spawn(process.execPath, ['server/main.mjs', ...folders], {
    cwd: app,
    env: { ...process.env, PORT: String(port), PARLOUR_CONFIG: config, SANDBOX_VENDOR_PORT: String(ports.vendor), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // It says on which port it is, once it is.
  await once(server.stdout, 'data');
  server.stdout.resume();
  return {
    port,
    stop: async () => {
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
    },
  };
}
