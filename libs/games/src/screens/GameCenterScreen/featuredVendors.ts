import type { Vendor } from '../../api/toVendors';

/** Categories whose first vendor leads the whole catalogue. */
const categories = ['RNG', 'SPORTS'] as const;

/** Vendors whose games stand above all games: the merchant's first ones that can be played. */
export function featuredVendors(vendors: readonly Vendor[]): Vendor[] {
  return categories.flatMap((category) => vendors.find((vendor) => vendor.category === category && !vendor.isInMaintenance) ?? []);
}
