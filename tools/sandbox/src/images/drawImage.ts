import type { GameImage } from '@parlour/sandbox-world';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { games, vendors } from '../db/schema/catalog';
import { world } from '../world';
import type { Image, Kind } from './Image';

type Draw = (db: Db, id: string, width: number) => Promise<string | undefined> | string | undefined;

const { images } = world;

const draws: Record<Kind, Draw> = {
  games: async (db, id, width) => {
    const game = await gameImage(db, id);
    return game && images.game(game, width);
  },
  tables: async (db, id, width) => {
    const game = await gameImage(db, id);
    return game && images.table(game, width);
  },
  vendors: async (db, id, width) => {
    const [vendor] = await db.select().from(vendors).where(eq(vendors.code, id));
    return vendor && images.vendor(vendor, width);
  },
  banners: (_, id, width) => images.banner(id, width),
  marks: (_, id, width) => images.mark(id, width),
  avatars: (_, id, width) => images.avatar(id, width),
  default: (_, __, width) => images.fallback(shapeOf(width), width),
};

/** Draws an image as SVG, or returns `undefined` if there is none. */
export async function drawImage(db: Db, { kind, id, width }: Image): Promise<string | undefined> {
  return draws[kind](db, id, width);
}

async function gameImage(db: Db, id: string): Promise<GameImage | undefined> {
  const [game] = await db.select().from(games).where(eq(games.nodeId, id));
  return game && ({ id, name: game.name, vendor: game.vendor, motif: game.motif, scheme: game.scheme } as GameImage);
}

/** The fallback has the aspect ratio of the images that usually have its width. */
function shapeOf(width: number): { width: number; height: number } {
  if (width >= 720) return { width: 500, height: 200 };
  if (width === 160 || width === 320) return { width: 240, height: 160 };
  if (width < 200) return { width: 200, height: 200 };
  return { width: 200, height: 250 };
}
