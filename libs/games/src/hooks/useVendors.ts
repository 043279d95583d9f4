import { useGetVendorsQuery } from '../api/homeApi';
import type { Vendor } from '../api/toVendors';
import type { GameCategory } from '../rules/gameCategory';
import { useCatalogScope } from './useCatalogScope';

/** The vendors of a category; all vendors for ALL. */
export function useVendors(category: GameCategory) {
  const { data, ...query } = useGetVendorsQuery(useCatalogScope());
  const vendors: Vendor[] = data?.vendors.filter((vendor) => category === 'ALL' || vendor.category === category) ?? [];
  return { ...query, vendors, isKnown: data !== undefined };
}
