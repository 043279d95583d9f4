import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ports } from './ports';

/** The folder of the app. */
export const app = fileURLToPath(new URL('../../../../mobile-web/', import.meta.url));

type Served = {
  port: number;
  /** The folder of the release, and the folders of former releases that are kept. */
  folders: readonly string[];
  config?: string;
  /** More environment variables of the server. */
  env?: Record<string, string>;
};

/** Starts the app's server in its own process and waits until it listens. */
export async function startApp({ port, folders, config = 'config/sandbox.json', env = {} }: Served) {
  const server = spawn(process.execPath, ['server/main.mjs', ...folders], {
    cwd: app,
    env: { ...process.env, PORT: String(port), PARLOUR_CONFIG: config, SANDBOX_VENDOR_PORT: String(ports.vendor), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // The server prints its port when it listens.
  await once(server.stdout, 'data');
  server.stdout.resume();
  const end = async (signal: 'SIGINT' | 'SIGKILL' | 'SIGTERM') => {
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  };
  return {
    port,
    stop: () => end('SIGKILL'),
    /** Lets it answer what it was asked, for a server that gets no more requests. */
    finish: () => end('SIGINT'),
    /** Lets it finish, as a supervisor does. */
    leave: () => end('SIGTERM'),
  };
}

export type AppServer = Awaited<ReturnType<typeof startApp>>;
