import type { Vendor } from '../api/toVendors';

/** Merges a provider's entries from several categories into one of the category ALL, and adds up their games. */
export function uniqueVendors(vendors: readonly Vendor[]): Vendor[] {
  const known = new Map<string, Vendor>();
  for (const vendor of vendors) {
    const other = known.get(vendor.code);
    known.set(vendor.code, other ? { ...other, category: 'ALL', gameCount: (other.gameCount ?? 0) + (vendor.gameCount ?? 0) } : vendor);
  }
  return [...known.values()];
}
