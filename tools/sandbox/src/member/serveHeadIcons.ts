import { eq } from 'drizzle-orm';
import { drawHeadIcon } from '@parlour/sandbox-world';
import { headImages } from '../db/schema/member';
import type { GatewayApp } from '../platform';

const types: Record<string, string> = { svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg' };

/** `GET /cdn/<node>/head/<name>`: the icons of the grid and the images of members. */
export function serveHeadIcons(app: GatewayApp): void {
  app.get('/cdn/:node/head/:name', async (c) => {
    const [id = '', format = ''] = c.req.param('name').split('.');
    const bytes = format === 'svg' ? drawHeadIcon(id) : await readPicture();
    if (bytes === undefined) return c.text('no such image', 404, { 'Cache-Control': 'no-store' });
    return c.body(bytes, 200, {
      'Content-Type': types[format] ?? 'application/octet-stream',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'X-Content-Type-Options': 'nosniff',
    });

    async function readPicture() {
      const [image] = await c.var.platform.db.select().from(headImages).where(eq(headImages.id, id));
      return image && image.format === format ? new Uint8Array(Buffer.from(image.base64, 'base64')) : undefined;
    }
  });
}
