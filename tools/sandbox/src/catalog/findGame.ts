import { and, eq } from 'drizzle-orm';
import { schemes } from '../art/schemes';
import type { Db } from '../db/open';
import { games, vendorOffers, vendors } from '../db/schema/catalog';
import type { MerchantCode } from '../merchants';

export type FoundGame = {
  nodeId: string;
  vassalage: string;
  gameCode: string;
  gameType: string;
  title: string;
  /** Vendor's name. */
  vendorName: string;
  openIn: 'frame' | 'sameTab' | 'newTab';
  /** True while its vendor is in maintenance: do not launch. */
  maintenance: boolean;
  /** True where it may be tried without money. */
  hasDemo: boolean;
  classify: string | null;
  /** Decimal string in the wallet's currency; `null` where the vendor's tables set it. */
  minBet: string | null;
  /** Colours of its art as `#rrggbb`, from the light to the dark, and an accent that stands out on them. */
  palette: { glow: string; sky: string; deep: string; night: string; accent: string };
};

/** Games against a machine: others need opponents or a dealer. */
const demoCategories: readonly string[] = ['RNG', 'FISH'];

/** Code of a vendor's own lobby, for tiles that launch the vendor itself. */
export const lobbyCode = 'LOBBY';

/** A game that this merchant offers, or `undefined`; an empty `gameCode` means the vendor's lobby. */
export async function findGame(
  db: Db,
  merchant: MerchantCode | (string & {}),
  { vassalage, gameCode }: { vassalage: string; gameCode: string },
): Promise<FoundGame | undefined> {
  const [row] = await db
    .select({ game: games, vendor: vendors })
    .from(games)
    .innerJoin(vendors, eq(vendors.vassalage, games.vassalage))
    .innerJoin(vendorOffers, and(eq(vendorOffers.vassalage, games.vassalage), eq(vendorOffers.category, games.category)))
    .where(and(eq(vendorOffers.merchant, merchant), eq(games.vassalage, vassalage), eq(games.gameCode, gameCode || lobbyCode)));
  if (!row) return undefined;
  const { game, vendor } = row;
  const { glow, sky, deep, night, accent } = schemes[game.scheme as keyof typeof schemes];
  return {
    nodeId: game.nodeId,
    vassalage,
    gameCode: game.gameCode,
    gameType: game.category,
    title: game.name,
    vendorName: vendor.displayName,
    openIn: vendor.openIn,
    maintenance: vendor.maintenance,
    hasDemo: vendor.demo && !game.lobby && !vendor.maintenance && demoCategories.includes(game.category),
    classify: game.classify,
    minBet: game.minBet,
    palette: { glow, sky, deep, night, accent },
  };
}
