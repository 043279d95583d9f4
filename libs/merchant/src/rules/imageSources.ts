import type { ImageSource, ImageFiles } from '@parlour/ui/image';

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
