import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Server, createServer, request as ask } from 'node:http';
import { fileURLToPath } from 'node:url';

const base = Number(process.env['E2E_PORT'] ?? 5300);
const ports = { gateway: base + 10, vendor: base + 20, front: base + 30, apps: [base + 31, base + 32] as const };
/** Where the releases are served. */
export const releasesUrl = `http://127.0.0.1:${ports.front}`;
const app = fileURLToPath(new URL('../../../mobile-web/', import.meta.url));

/**
 * The app's own server behind one address that also leads to the gateway, as `deploy/nginx.conf` does. `deploy` puts a release in place
 * of the one before, with the folders of former releases that are kept.
 */
export async function serveReleases() {
  let running: { process: ChildProcess; port: number } | undefined;
  const front = await listen(() => running?.port ?? ports.apps[0]);

  return {
    async deploy(release: string, ...kept: string[]): Promise<void> {
      const former = running;
      const port = former?.port === ports.apps[0] ? ports.apps[1] : ports.apps[0];
      const next = spawn(process.execPath, ['server/main.mjs', release, ...kept], {
        cwd: app,
        env: { ...process.env, PORT: String(port), PARLOUR_CONFIG: 'config/sandbox.json', SANDBOX_VENDOR_PORT: String(ports.vendor) },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      // It says on which port it is, once it is; only then the one before goes.
      await once(next.stdout, 'data');
      next.stdout.resume();
      running = { process: next, port };
      await stop(former?.process);
    },
    async close(): Promise<void> {
      await stop(running?.process);
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
    },
  };
}

async function stop(child: ChildProcess | undefined): Promise<void> {
  if (!child) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function listen(appPort: () => number): Promise<Server> {
  const front = createServer((request, response) => {
    const port = /^\/(wps|lgw|cdn)\//.test(request.url ?? '') ? ports.gateway : appPort();
    const onward = ask({ port, host: '127.0.0.1', path: request.url, method: request.method, headers: request.headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    onward.on('error', () => response.headersSent || response.writeHead(502).end());
    request.pipe(onward);
  });
  front.listen(ports.front, '127.0.0.1');
  await once(front, 'listening');
  return front;
}
