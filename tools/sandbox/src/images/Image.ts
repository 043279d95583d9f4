import type { Format } from '@parlour/sandbox-world';

export const kinds = ['games', 'tables', 'vendors', 'banners', 'marks', 'avatars', 'default'] as const;
export type Kind = (typeof kinds)[number];

/** One file of the image CDN. */
export type Image = {
  kind: Kind;
  id: string;
  width: number;
  format: Format;
  /** Version of the drawings in the address. */
  version: string | undefined;
};

/** Available widths, in pixels. */
export const widths: Record<Kind, readonly number[]> = {
  games: [200, 400],
  tables: [400],
  vendors: [160, 320],
  banners: [720, 1080],
  marks: [160, 320],
  avatars: [96, 192],
  default: [96, 160, 192, 200, 320, 400, 720, 1080],
};
