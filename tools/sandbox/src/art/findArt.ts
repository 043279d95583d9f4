import { eq } from 'drizzle-orm';
import type { Db } from '../db/open';
import { games, vendors } from '../db/schema/catalog';
import { avatarPicture } from './avatarPicture';
import { bannerPicture } from './bannerPicture';
import { defaultPicture } from './defaultPicture';
import { type GameArt, gamePicture } from './gamePicture';
import { markPicture } from './markPicture';
import type { Kind, Picture } from './Picture';
import { vendorPicture } from './vendorPicture';

type Find = (db: Db, id: string, width: number) => Promise<string | undefined> | string | undefined;

const finders: Record<Kind, Find> = {
  games: async (db, id, width) => {
    const [game] = await db.select().from(games).where(eq(games.nodeId, id));
    return (
      game && gamePicture({ id, name: game.name, vassalage: game.vassalage, motif: game.motif, scheme: game.scheme } as GameArt, width)
    );
  },
  vendors: async (db, id, width) => {
    const [vendor] = await db.select().from(vendors).where(eq(vendors.vassalage, id));
    return vendor && vendorPicture(vendor, width);
  },
  banners: (_, id, width) => bannerPicture(id, width),
  marks: (_, id, width) => markPicture(id, width),
  avatars: (_, id, width) => avatarPicture(id, width),
  default: (_, __, width) => defaultPicture(shapeOf(width), width),
};

/** The SVG of a picture, or `undefined` if there is no such thing to draw. */
export async function findArt(db: Db, { kind, id, width }: Picture): Promise<string | undefined> {
  return finders[kind](db, id, width);
}

/** The stand-in has the shape of what usually comes in its width. */
function shapeOf(width: number): { width: number; height: number } {
  if (width >= 720) return { width: 500, height: 200 };
  if (width === 160 || width === 320) return { width: 240, height: 160 };
  if (width < 200) return { width: 200, height: 200 };
  return { width: 200, height: 250 };
}
