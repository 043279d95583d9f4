import { createHash } from 'node:crypto';
import { publicCacheControl } from '@parlour/kernel/wire-call';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import type { GatewayEnv } from '../platform';

/**
 * Lets caches keep the reply of a public call, with an ETag of its bytes, and nothing else (ADR 0012). Images have headers of
 * their own.
 */
export const cacheHeaders: MiddlewareHandler<GatewayEnv> = async (c, next) => {
  await next();
  const { keptAs } = c.var;
  if (c.res === RESPONSE_ALREADY_SENT) return;
  if (!keptAs) {
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'private, no-store');
    return;
  }
  const body = await c.res.clone().arrayBuffer();
  const etag = `"${createHash('sha256').update(new Uint8Array(body)).digest('base64url').slice(0, 27)}"`;
  if (isKnown(etag, c.req.header('If-None-Match'))) {
    c.res = new Response(null, { status: 304, headers: c.res.headers });
    c.res.headers.delete('Content-Type');
  }
  c.header('ETag', etag);
  c.header('Cache-Control', publicCacheControl(keptAs));
};

/** A proxy that compresses replies turns their ETags into weak ones, which name the same content. */
function isKnown(etag: string, ifNoneMatch = ''): boolean {
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(etag);
}
