import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { games, vendorOffers, vendors } from '../db/schema/catalog';
import type { Palette } from '../db/schema/play';
import type { MerchantCode } from '../merchants';
import { world } from '../world';

export type FoundGame = {
  nodeId: string;
  vendor: string;
  gameCode: string;
  gameType: string;
  title: string;
  /** Vendor's name. */
  vendorName: string;
  openIn: 'frame' | 'sameTab' | 'newTab';
  /** True while its vendor is in maintenance; the game cannot be launched. */
  maintenance: boolean;
  /** True if it has a demo with play money. */
  hasDemo: boolean;
  classify: string | null;
  /** Decimal string in the wallet's currency; `null` if the vendor's tables set it. */
  minBet: string | null;
  palette: Palette;
};

/** Categories played against a machine; all others need opponents or a dealer. */
const demoCategories: readonly string[] = ['RNG', 'FISH'];

/** Code of a vendor's own lobby, for tiles that open the vendor's lobby. */
export const lobbyCode = 'LOBBY';

/** Returns a game that this merchant offers, or `undefined`; an empty `gameCode` means the vendor's lobby. */
export async function findGame(
  db: Db,
  merchant: MerchantCode | (string & {}),
  { vendor, gameCode }: { vendor: string; gameCode: string },
): Promise<FoundGame | undefined> {
  const [row] = await db
    .select({ game: games, vendor: vendors })
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .innerJoin(vendorOffers, and(eq(vendorOffers.vendor, games.vendor), eq(vendorOffers.category, games.category)))
    .where(and(eq(vendorOffers.merchant, merchant), eq(games.vendor, vendor), eq(games.gameCode, gameCode || lobbyCode)));
  if (!row) return undefined;
  const { game } = row;
  const { glow, sky, deep, night, accent } = world.images.schemeOf(game.scheme);
  return {
    nodeId: game.nodeId,
    vendor,
    gameCode: game.gameCode,
    gameType: game.category,
    title: game.name,
    vendorName: row.vendor.displayName,
    openIn: row.vendor.openIn,
    maintenance: row.vendor.maintenance,
    hasDemo: row.vendor.demo && !game.lobby && !row.vendor.maintenance && demoCategories.includes(game.category),
    classify: game.classify,
    minBet: game.minBet,
    palette: { glow, sky, deep, night, accent },
  };
}
