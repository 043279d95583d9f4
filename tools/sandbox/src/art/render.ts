import sharp from 'sharp';
import type { Format } from './Picture';

/** Pixels above this brightness begin to glow. */
const glowFloor = 93;

/**
 * Paints an SVG: its lights bloom a little, its colours gain some depth, and the file stays small. Encoding effort is the
 * lowest that reaches the sizes, because tiles are painted while somebody waits.
 */
export async function render(svg: string, format: Format): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const quarter = Math.max(1, Math.round(info.width / 4));
  const bloom = await sharp(data, { raw })
    .resize(quarter)
    .blur(Math.max(0.6, quarter / 22))
    .linear(0.75, -0.75 * glowFloor)
    .resize(info.width, info.height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  const lit = sharp(data, { raw })
    .composite([{ input: bloom, raw, blend: 'screen' }])
    .removeAlpha();
  const graded = sharp(await lit.raw().toBuffer(), { raw }).modulate({ saturation: 1.08 });
  const small = info.width <= 240;
  return format === 'avif'
    ? graded.avif({ quality: small ? 48 : 44, effort: small ? 1 : 0 }).toBuffer()
    : graded.webp({ quality: small ? 66 : 54, effort: 2 }).toBuffer();
}
