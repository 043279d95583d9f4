import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ports } from './ports';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
/** The folder of the gateways that speak in other words than the contract, and of their adapters. */
export const conformance = join(root, 'tools/conformance/src');

/** Starts a gateway of `conformance`, which answers from the same world as the sandbox. @param file `serveAcme.ts`, for example. */
export async function startGateway(file: string, port: number): Promise<{ stop: () => Promise<void> }> {
  const args = ['--import', 'tsx', join(conformance, file), String(port), `http://127.0.0.1:${ports.gateway}`];
  const gateway = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(gateway, 'exit');
  await Promise.race([once(gateway.stdout, 'data'), gone.then(() => Promise.reject(new Error(`${file} did not start`)))]);
  return {
    stop: async () => {
      gateway.kill('SIGKILL');
      await gone;
    },
  };
}
