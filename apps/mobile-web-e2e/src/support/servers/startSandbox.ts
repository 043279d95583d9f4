import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));

type Sandbox = {
  port: number;
  vendorPort: number;
  /** The app's port, whose pages may frame a game. */
  appPort: number;
  /** The folder in `.sandbox` that keeps the world's dump and images for later runs, because they are slow to create. */
  world: string;
  /** More environment variables. */
  env: Record<string, string>;
};

/** Starts another sandbox in its own process, with a world of its own in memory, and waits until it serves. */
export async function startSandbox({
  port,
  vendorPort,
  appPort,
  world,
  env,
}: Sandbox): Promise<{ origin: string; stop: () => Promise<void> }> {
  const origin = `http://127.0.0.1:${port}`;
  const sandbox = spawn(process.execPath, ['--import', 'tsx', join(root, 'tools/sandbox/src/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      SANDBOX_PORT: String(port),
      SANDBOX_VENDOR_PORT: String(vendorPort),
      SANDBOX_APP_PORTS: String(appPort),
      SANDBOX_MEMORY: '1',
      SANDBOX_FOLDER: join(root, '.sandbox', world),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = once(sandbox, 'exit');
  const ended = gone.then(() => Promise.reject(new Error('the sandbox did not start')));
  ended.catch(() => undefined);
  const serves = async () => (await fetch(`${origin}/sandbox/health`).catch(() => undefined))?.ok === true;
  while (!(await Promise.race([serves(), ended]))) await new Promise((resolve) => setTimeout(resolve, 100));
  return {
    origin,
    stop: async () => {
      sandbox.kill('SIGKILL');
      await gone;
    },
  };
}
