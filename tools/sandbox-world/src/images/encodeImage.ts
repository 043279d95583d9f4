import sharp from 'sharp';

export const formats = ['avif', 'webp'] as const;
export type Format = (typeof formats)[number];

/** Bloom: brightness above this level (0 to 255) spreads to its surroundings with this share. */
const bloomFrom = 93;
const bloomShare = 0.75;
const saturation = 1.1;
/**
 * The encoding effort is the lowest, because a request waits for the image. A tile larger than 20 KB is encoded again at a lower
 * quality.
 */
const quality: Record<Format, { small: number; large: number }> = { avif: { small: 47, large: 44 }, webp: { small: 62, large: 38 } };
const smallWidth = 240;
const tileWidth = 400;
const tileBytes = 20_000;

/** Rasterises an SVG, adds bloom and saturation, and encodes it; the same SVG gives the same bytes. */
export async function encodeImage(svg: string, format: Format): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const quarter = Math.max(1, Math.round(info.width / 4));
  const glow = await sharp(data, { raw })
    .resize(quarter)
    .blur(Math.max(0.6, quarter / 22))
    .linear(bloomShare, -bloomShare * bloomFrom)
    .resize(info.width, info.height, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  const graded = sharp(grade(data, glow), { raw });
  const encode = (level: number) =>
    format === 'avif' ? graded.clone().avif({ quality: level, effort: 0 }) : graded.clone().webp({ quality: level, effort: 2 });
  const level = quality[format][info.width <= smallWidth ? 'small' : 'large'];
  const bytes = await encode(level).toBuffer();
  return info.width <= tileWidth && bytes.length > tileBytes ? encode(level - 12).toBuffer() : bytes;
}

/** Blends the glow over the image with the screen mode and raises its saturation. */
function grade(image: Buffer, glow: Buffer): Buffer {
  const graded = Buffer.allocUnsafe(image.length);
  const light = [0, 0, 0];
  for (let at = 0; at < image.length; at += 3) {
    for (let channel = 0; channel < 3; channel += 1) {
      const below = image[at + channel] ?? 0;
      const above = glow[at + channel] ?? 0;
      light[channel] = below + above - (below * above) / 255;
    }
    const [red = 0, green = 0, blue = 0] = light;
    const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = grey + ((light[channel] ?? 0) - grey) * saturation;
      graded[at + channel] = value < 0 ? 0 : value > 255 ? 255 : value;
    }
  }
  return graded;
}
