import { type SQL, and, eq, exists } from 'drizzle-orm';
import { type LaunchWay, lobbyCode } from '@parlour/sandbox-world';
import type { Db } from '../db/Database';
import { games, vendors } from '../db/schema/catalog';
import type { Palette } from '../db/schema/play';
import { refuse } from '../http/refuse';
import { type PageName, pageNameOf } from '../vendor/games/games';
import { world } from '../world';
import { offeredVendor } from './offeredVendor';

export type FoundGame = {
  nodeId: string;
  vendor: string;
  gameCode: string;
  gameType: string;
  title: string;
  /** The vendor's page that it opens. */
  page: PageName;
  /** Vendor's name. */
  vendorName: string;
  openIn: 'frame' | 'sameTab' | 'newTab';
  /** Undefined if its launcher answers with the game. */
  launch: LaunchWay | undefined;
  /** True while its vendor is in maintenance; the game cannot be launched. */
  maintenance: boolean;
  /** True if it has a demo with play money. */
  hasDemo: boolean;
  classify: string | null;
  features: string[];
  /** Decimal string in the wallet's currency; `null` if the vendor's tables set it. */
  minBet: string | null;
  palette: Palette;
};

/** Categories played against a machine; all others need opponents or a dealer. */
const demoCategories: readonly string[] = ['RNG', 'FISH'];

/** Returns a game that this merchant offers, or `undefined`; an empty `gameCode` means the vendor's lobby. */
export async function findGame(db: Db, merchant: string, { vendor, gameCode }: GameName): Promise<FoundGame | undefined> {
  const [row] = await db
    .select({ game: games, vendor: vendors })
    .from(games)
    .innerJoin(vendors, eq(vendors.code, games.vendor))
    .where(and(exists(offeredVendor(db, merchant)), named({ vendor, gameCode })));
  if (!row) return undefined;
  const { game } = row;
  const { glow, sky, deep, night, accent } = world.images.schemeOf(game.scheme);
  return {
    nodeId: game.nodeId,
    vendor,
    gameCode: game.gameCode,
    gameType: game.category,
    title: game.name,
    page: pageNameOf(game),
    vendorName: row.vendor.displayName,
    openIn: row.vendor.openIn,
    launch: world.launches[game.name],
    maintenance: row.vendor.maintenance,
    hasDemo: row.vendor.demo && !game.lobby && !row.vendor.maintenance && demoCategories.includes(game.category),
    classify: game.classify,
    features: game.features,
    minBet: game.minBet,
    palette: { glow, sky, deep, night, accent },
  };
}

type GameName = { vendor: string; gameCode: string };

function named({ vendor, gameCode }: GameName): SQL | undefined {
  return and(eq(games.vendor, vendor), eq(games.gameCode, gameCode || lobbyCode));
}

/** Returns a game that this merchant offers; refuses any other, and says so when its whole category is disabled here. */
export async function requireGame(db: Db, merchant: string, name: GameName): Promise<FoundGame> {
  return (await findGame(db, merchant, name)) ?? refuseGame(db, named(name));
}

/** Refuses a game that this merchant does not offer: one that exists belongs to a disabled category. */
export async function refuseGame(db: Db, condition: SQL | undefined): Promise<never> {
  return refuse((await db.$count(games, condition)) > 0 ? 'CATEGORY_DISABLED' : 'GAME_UNAVAILABLE');
}
