import { parseUrl } from '@parlour/kernel';
import { readStored, writeStored } from '@parlour/kernel/storage';
import type { ImageSource, ImageFiles } from '@parlour/ui/image';
import * as v from 'valibot';

/** The hosts of a site's pictures. */
export type ImagePlace = {
  /** This session's CDN, then the fallback. */
  cdns: readonly string[];
  /** Address of a picture on a CDN, or as a whole (`https://…`), with `{path}`, `{width}` and `{format}`. */
  template?: string;
};

const TEMPLATE = '{path}.{width}.{format}';

/**
 * Returns the sources of an image by its path on the image CDN: AVIF and WebP in the available widths (in pixels), as far as the template names
 * format and width. A whole address on a host of the site's pictures is one file and used as it is. Without a picture, the box shows its own.
 */
export function imageSources(
  path: string | null | undefined,
  widths: readonly number[],
  { cdns, template = TEMPLATE }: ImagePlace,
): ImageSource {
  if (path && isPictureAddress(path, cdns, template)) return { src: path };
  if (!path || !imagePath.test(path)) return { src: '' };
  const image = path;
  const [cdn = '', other] = cdns;
  return { ...files(cdn), ...(other && !isWhole(template) && { failover: files(other) }) };

  function files(base: string): ImageFiles {
    const address = (width: number | undefined, format: string) => imageAddress(base, { template, path: image, width, format });
    const srcSet = (format: string) => widths.map((width) => `${address(width, format)} ${width}w`).join(', ');
    const src = address(widths[0], 'webp');
    if (!template.includes('{width}')) return { src, ...(template.includes('{format}') && { avif: address(widths[0], 'avif') }) };
    return { ...(template.includes('{format}') && { avif: srcSet('avif') }), srcSet: srcSet('webp'), src };
  }
}

type Picture = { template?: string; path: string; width: number | undefined; format: string };

/** The address of one file of a picture. */
export function imageAddress(cdn: string, { template = TEMPLATE, path, width, format }: Picture): string {
  const address = template.replaceAll('{path}', path).replaceAll('{width}', String(width)).replaceAll('{format}', format);
  return isWhole(template) ? address : `${cdn}/${address}`;
}

const isWhole = (address: string) => address.startsWith('https://');

/** Whether a text is the whole address of a file on a host of the site's pictures. */
export function isPictureAddress(text: string, cdns: readonly string[], template = ''): boolean {
  if (!isWhole(text) || /[\s"'<>\\,]/.test(text)) return false;
  const origin = parseUrl(text)?.origin;
  return origin !== undefined && [...cdns, template].some((place) => isWhole(place) && parseUrl(place)?.origin === origin);
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
