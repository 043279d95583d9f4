import { gamesWire } from '@parlour/games/wire';
import { and, asc, eq, sql } from 'drizzle-orm';
import { imagePath } from '../images/imagePath';
import { world } from '../world';
import type { Db } from '../db/Database';
import { categoryOffers, games, vendorOffers, vendors } from '../db/schema/catalog';
import { answer } from '../http/answer';
import type { GatewayApp } from '../platform';
import { inCountry, offeredCategory } from './offeredVendor';
import { gameOrders } from './gameOrders';
import { choicesOf } from './rooms';

/** Serves the vendors by category, in the merchant's order. */
export function serveVendors(app: GatewayApp): void {
  answer(app, gamesWire.getVendors, async ({ db, merchant }) => {
    const rows = await db
      .select({ category: vendorOffers.category, vendor: vendors })
      .from(vendorOffers)
      .innerJoin(vendors, eq(vendors.code, vendorOffers.vendor))
      .innerJoin(categoryOffers, offeredCategory())
      .where(eq(vendorOffers.merchant, merchant.code))
      .orderBy(asc(categoryOffers.position), asc(vendorOffers.position));
    const counts = await countGames(db, merchant.code);
    const categories = [...new Set(rows.map(({ category }) => category))];
    const codesOf = (category: string) => rows.filter((row) => row.category === category).map(({ vendor }) => vendor.code);
    return {
      content: rows.map(({ category, vendor }) => ({
        vassalage: vendor.code,
        displayName: vendor.displayName,
        gameType: category,
        gameCategory: category,
        mobileLargeIcon: imagePath('vendors', vendor.code),
        placeholder: world.images.vendorTint(vendor.code),
        maintenance: vendor.maintenance,
        gameCount: counts.get(`${category} ${vendor.code}`) ?? 0,
      })),
      sorting: categories.map((gameCategory) => ({
        gameCategory,
        vendorNames: codesOf(gameCategory).map((accountTypeName) => ({ accountTypeName })),
        ...choicesOf(gameCategory, merchant),
      })),
      mapping: Object.fromEntries(categories.map((category) => [category, codesOf(category)])),
      sorts: [...Object.keys(gameOrders), 'players'],
      currencySymbol: merchant.symbol,
    };
  });
}

/** Counts the games of each vendor by category, without its lobby. */
async function countGames(db: Db, merchant: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ category: games.category, vendor: games.vendor, count: sql<number>`count(*)::integer` })
    .from(games)
    .where(and(eq(games.lobby, false), inCountry(merchant)))
    .groupBy(games.category, games.vendor);
  return new Map(rows.map(({ category, vendor, count }) => [`${category} ${vendor}`, count]));
}
