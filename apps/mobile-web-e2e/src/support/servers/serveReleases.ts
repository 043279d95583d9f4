import { once } from 'node:events';
import { type Server, createServer, request as ask } from 'node:http';
import { ports } from './ports';
import { startApp } from './startApp';

/** The address of the releases. */
export const releasesUrl = `http://127.0.0.1:${ports.front}`;

/**
 * The app's server behind one address that also forwards to the gateway, as `deploy/nginx.conf` does. `deploy` replaces the
 * release and keeps the folders of former releases.
 */
export async function serveReleases() {
  let running: Awaited<ReturnType<typeof startApp>> | undefined;
  const front = await listen(() => running?.port ?? ports.apps[0]);

  async function replace(folders: string[], env?: Record<string, string>): Promise<void> {
    const former = running;
    // The former server stops only when the next one answers.
    running = await startApp({ port: former?.port === ports.apps[0] ? ports.apps[1] : ports.apps[0], folders, env });
    await former?.stop();
  }

  return {
    deploy: (...folders: [release: string, ...kept: string[]]) => replace(folders),
    withdrawWorker: (release: string) => replace([release], { PARLOUR_WORKER: 'off' }),
    async close(): Promise<void> {
      await running?.stop();
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
    },
  };
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
