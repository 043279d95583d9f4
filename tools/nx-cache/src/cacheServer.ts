import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { accessOf } from './access';
import type { Settings } from './settings';
import { openStore, type Store, type Stored } from './store';

/** A hash names a file, so it has no dot and no slash. */
const entryPath = /^\/v1\/cache\/([\w-]{1,128})$/;
const clientLeft = new Set<string | undefined>(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']);
const statusOf: Record<Stored, number> = { stored: 200, taken: 409, tooLarge: 413 };

/**
 * Creates the server of Nx's protocol for self-hosted remote caches: `GET` and `PUT /v1/cache/{hash}` with a bearer token. Nx takes 404 for
 * a miss, drops an entry silently at 403 and 409, and fails at every other status but 200. `GET /health` needs no token.
 */
export async function cacheServer(settings: Omit<Settings, 'port'>): Promise<Server> {
  const store = await openStore(settings);
  return createServer((request, response) => {
    answer({ request, response, settings, store }).catch((error: NodeJS.ErrnoException) => {
      if (!clientLeft.has(error.code)) console.error(`${request.method} ${request.url}: ${error.message}`);
      if (response.headersSent) response.destroy();
      else end(response, 500);
    });
  });
}

type Call = { request: IncomingMessage; response: ServerResponse; settings: Omit<Settings, 'port'>; store: Store };

async function answer({ request, response, settings, store }: Call): Promise<void> {
  if (request.url === '/health') return end(response, 200);
  const access = accessOf(request.headers.authorization, settings);
  if (access === 'none') return end(response, 401);
  const [, hash] = entryPath.exec(request.url ?? '') ?? [];
  if (!hash) return end(response, 400);
  if (request.method === 'GET') return send(response, await store.read(hash));
  if (request.method !== 'PUT') return end(response, 405);
  if (access !== 'write') return end(response, 403);
  if (Number(request.headers['content-length']) > settings.maxEntryBytes) return end(response, 413);
  end(response, statusOf[await store.write(hash, request)]);
}

async function send(response: ServerResponse, entry: Awaited<ReturnType<Store['read']>>): Promise<void> {
  if (!entry) return end(response, 404);
  const { size } = await entry.stat();
  response.writeHead(200, { 'Content-Type': 'application/octet-stream', 'Content-Length': size });
  await pipeline(entry.createReadStream(), response);
}

/** Nx shows a text of the type text/plain alone. Node reads and drops a body that nobody has read, so that a client that is still sending sees the status. */
function end(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Content-Type': 'text/plain' }).end(STATUS_CODES[status]);
}
