import { world } from '../world';
import type { Kind } from './Image';

/**
 * Returns the path of an image on the CDN, without width and format; it changes with the drawings, so files may be cached
 * forever.
 */
export function imagePath(kind: Exclude<Kind, 'default'>, id: string): string {
  return `art/${world.version}/${kind}/${id}`;
}
