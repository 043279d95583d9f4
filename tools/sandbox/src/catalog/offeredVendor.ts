import { and, eq, isNull, or, sql } from 'drizzle-orm';
import { findMerchant } from '@parlour/sandbox-world';
import type { Db } from '../db/Database';
import { categoryOffers, games, vendorOffers } from '../db/schema/catalog';

/** Join condition: the category of a vendor's offer, unless the merchant disabled it. */
export function offeredCategory() {
  return and(
    eq(categoryOffers.merchant, vendorOffers.merchant),
    eq(categoryOffers.category, vendorOffers.category),
    eq(categoryOffers.disabled, false),
  );
}

/** Condition for a row of `game`: it is not made for another country. */
export function inCountry(merchant: string) {
  return or(isNull(games.country), eq(games.country, findMerchant(merchant)?.country ?? ''));
}

/** Subquery for a row of `game`: the merchant's offer of its vendor, in a category that is not disabled. */
export function offeredVendor(db: Db, merchant: string) {
  return db
    .select({ one: sql`1` })
    .from(vendorOffers)
    .innerJoin(categoryOffers, offeredCategory())
    .where(
      and(
        eq(vendorOffers.merchant, merchant),
        eq(vendorOffers.vendor, games.vendor),
        eq(vendorOffers.category, games.category),
        inCountry(merchant),
      ),
    );
}
