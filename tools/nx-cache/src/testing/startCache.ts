import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { cacheServer } from '../cacheServer';
import type { Settings } from '../settings';

export const readToken = 'token-of-pull-requests';
export const writeToken = 'token-of-main';

/** Starts a cache on a free port. */
export async function startCache(settings: Partial<Settings> & { folder: string }) {
  const limits = { maxEntryBytes: 1000, maxTotalBytes: 10_000 };
  const server = await cacheServer({ readToken, writeToken, ...limits, ...settings });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  return { port, url: `http://127.0.0.1:${port}`, stop };
}
