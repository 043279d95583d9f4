import { gamesWire } from '@parlour/games/wire';
import { and, asc, eq, sql } from 'drizzle-orm';
import { artPath } from '../art/artPath';
import { vendorTint } from '../art/vendorTint';
import type { Db } from '../db/open';
import { categoryOffers, games, vendorOffers, vendors } from '../db/schema/catalog';
import { answer } from '../http/answer';
import type { GatewayApp } from '../platform';
import { gameOrders } from './gameOrders';

/** Vendors by category, in the merchant's order. */
export function serveVendors(app: GatewayApp): void {
  answer(app, gamesWire.getVendors, async ({ db, merchant }) => {
    const rows = await db
      .select({ category: vendorOffers.category, vendor: vendors })
      .from(vendorOffers)
      .innerJoin(vendors, eq(vendors.vassalage, vendorOffers.vassalage))
      .innerJoin(
        categoryOffers,
        and(eq(categoryOffers.merchant, vendorOffers.merchant), eq(categoryOffers.category, vendorOffers.category)),
      )
      .where(eq(vendorOffers.merchant, merchant.code))
      .orderBy(asc(categoryOffers.position), asc(vendorOffers.position));
    const counts = await countGames(db);
    const categories = [...new Set(rows.map(({ category }) => category))];
    const codesOf = (category: string) => rows.filter((row) => row.category === category).map(({ vendor }) => vendor.vassalage);
    return {
      content: rows.map(({ category, vendor }) => ({
        vassalage: vendor.vassalage,
        displayName: vendor.displayName,
        gameType: category,
        gameCategory: category,
        mobileLargeIcon: artPath('vendors', vendor.vassalage),
        placeholder: vendorTint(vendor.vassalage),
        maintenance: vendor.maintenance,
        gameCount: counts.get(`${category} ${vendor.vassalage}`) ?? 0,
      })),
      sorting: categories.map((gameCategory) => ({
        gameCategory,
        vendorNames: codesOf(gameCategory).map((accountTypeName) => ({ accountTypeName })),
      })),
      mapping: Object.fromEntries(categories.map((category) => [category, codesOf(category)])),
      sorts: Object.keys(gameOrders),
    };
  });
}

/** Games of each vendor by category, its lobby aside. */
async function countGames(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ category: games.category, vassalage: games.vassalage, count: sql<number>`count(*)::integer` })
    .from(games)
    .where(eq(games.lobby, false))
    .groupBy(games.category, games.vassalage);
  return new Map(rows.map(({ category, vassalage, count }) => [`${category} ${vassalage}`, count]));
}
