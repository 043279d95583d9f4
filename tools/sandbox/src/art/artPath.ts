import { artVersion } from './artVersion';
import type { Kind } from './Picture';

/** Path of a picture on the image CDN, without width and format; it changes with the art, so files may be kept for ever. */
export function artPath(kind: Exclude<Kind, 'default'>, id: string): string {
  return `art/${artVersion}/${kind}/${id}`;
}
