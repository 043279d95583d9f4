import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { app } from './startApp';

/** Starts a server of the app and waits until it listens. Returns its stderr output and whether it still runs. */
export async function watchServer(port: number, args: readonly string[], env: NodeJS.ProcessEnv) {
  const server = spawn(process.execPath, args, { cwd: app, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const gone = once(server, 'exit');
  let output = '';
  let complaints = '';
  server.stderr.on('data', (part) => (complaints += String(part)));
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (part) => (output += String(part)).includes(String(port)) && resolve());
    void gone.then(() => reject(new Error(`it ended: ${complaints}`)));
  });
  return {
    complaints: () => complaints,
    isRunning: () => server.exitCode === null && server.signalCode === null,
    async stop(): Promise<void> {
      server.kill('SIGKILL');
      await gone;
    },
  };
}
