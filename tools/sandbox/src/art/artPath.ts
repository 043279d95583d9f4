import { artVersion } from './artVersion';

export type ArtKind = 'games' | 'vendors' | 'banners' | 'covers' | 'marks' | 'avatars';

/** Path of a picture on the image CDN, without width and format; it changes with the art, so files may be kept for ever. */
export function artPath(kind: ArtKind, id: string): string {
  return `art/${artVersion}/${kind}/${id}`;
}
