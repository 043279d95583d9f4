import type { GatewayApp } from '../platform';
import { world } from '../world';
import { imageStoreOf } from './imageStoreOf';
import { readImagePath } from './readImagePath';

/** Nodes of the image CDN; they hold the same files. */
const nodes = ['a', 'b'];
const forEver = 'public, max-age=31536000, immutable';
/** Cache header for addresses without a version or with an older one. */
const forAnHour = 'public, max-age=3600';

/** `GET /cdn/<node>/<path>.<width>.<avif|webp>` */
export function serveImages(app: GatewayApp): void {
  app.get('/cdn/:node/*', async (c) => {
    const node = c.req.param('node');
    const image = nodes.includes(node) ? readImagePath(c.req.path.slice(`/cdn/${node}/`.length)) : undefined;
    const bytes = image && (await imageStoreOf(c.var.platform).read(image));
    if (!image || !bytes) return c.text('no such image', 404, { 'Cache-Control': 'no-store' });
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': `image/${image.format}`,
      'Cache-Control': image.version === world.version ? forEver : forAnHour,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}
