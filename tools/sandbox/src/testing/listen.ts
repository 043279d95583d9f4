import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { GatewayApp } from '../platform';

/** Starts an app on a free port; returns its address and a function that stops it. */
export async function listen(app: GatewayApp): Promise<{ url: string; stop: () => void }> {
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) => {
      resolve({
        url: `http://127.0.0.1:${port}`,
        stop: () => {
          server.close();
          if ('closeAllConnections' in server) server.closeAllConnections();
        },
      });
    });
  });
}
