import type { GatewayApp } from '../platform';
import { artVersion } from './artVersion';
import { galleryOf } from './galleryOf';
import { readPicturePath } from './readPicturePath';

/** Nodes of the image CDN; they hold the same files. */
const nodes = ['a', 'b'];
const forEver = 'public, max-age=31536000, immutable';
/** For addresses that name no version of the art, or a former one. */
const forAnHour = 'public, max-age=3600';

/** `GET /cdn/<node>/<path>.<width>.<avif|webp>` */
export function serveArt(app: GatewayApp): void {
  app.get('/cdn/:node/*', async (c) => {
    const node = c.req.param('node');
    const picture = nodes.includes(node) ? readPicturePath(c.req.path.slice(`/cdn/${node}/`.length)) : undefined;
    const bytes = picture && (await galleryOf(c.var.platform).read(picture));
    if (!picture || !bytes) return c.text('no such picture', 404, { 'Cache-Control': 'no-store' });
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': `image/${picture.format}`,
      'Cache-Control': picture.version === artVersion ? forEver : forAnHour,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
  });
}
