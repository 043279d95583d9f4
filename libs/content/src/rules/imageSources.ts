import { readStored, writeStored } from '@parlour/kernel/storage';
import type { ImageSource, ImageFiles } from '@parlour/ui/image';
import * as v from 'valibot';

const FALLBACK = 'art/default';
const FALLBACK_WIDTH = 200;

/**
 * Returns the sources of an image by its path on the image CDN: AVIF and WebP in the available widths (in pixels). `cdns` is this
 * session's CDN, then the fallback.
 */
export function imageSources(path: string | null | undefined, widths: readonly number[], cdns: readonly string[]): ImageSource {
  const [cdn = '', other] = cdns;
  const fallbackSrc = `${cdn}/${FALLBACK}.${FALLBACK_WIDTH}.webp`;
  if (!path || !imagePath.test(path)) return { src: fallbackSrc };
  return { ...files(cdn), ...(other && { failover: files(other) }), fallbackSrc };

  function files(base: string): ImageFiles {
    const srcSet = (format: string) => widths.map((width) => `${base}/${path}.${width}.${format} ${width}w`).join(', ');
    return { avif: srcSet('avif'), srcSet: srcSet('webp'), src: `${base}/${path}.${widths[0]}.webp` };
  }
}

/** A relative path of plain characters, so that the URL stays on its CDN. */
export const imagePath = /^(?!.*\.\.)[\w-][\w./-]*$/;

const draw = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/**
 * Returns the CDN list in this session's order: one CDN chosen at random once per session, so that caching works (product 2,
 * "Image CDN"), then the next in the list as fallback.
 */
export function imageCdns(list: readonly string[]): string[] {
  const first = Math.min(Math.floor(sessionDraw() * list.length), list.length - 1);
  return [...list.slice(first), ...list.slice(0, first)];
}

let drawn: number | undefined;

function sessionDraw(): number {
  // Prerendered markup uses the first CDN of the list, unless the server has chosen one at random.
  if (typeof window === 'undefined') return drawn ?? 0;
  drawn ??= readStored('session', 'imageCdn', draw);
  if (drawn === undefined) adoptImageCdnDraw(Math.random());
  return drawn ?? 0;
}

/** Takes over the server's draw (0 to 1), so that the browser requests the images of the server's markup and no others. */
export function adoptImageCdnDraw(given: number): void {
  drawn = given;
  if (typeof window !== 'undefined') writeStored('session', 'imageCdn', given);
}
