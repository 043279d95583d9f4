import { useMerchant } from '@parlour/site';
import { useGetVendorsQuery } from '../api/homeApi';
import type { Vendor } from '../api/toVendors';
import type { GameCategory } from '../rules/gameCategory';
import { useCatalogScope } from './useCatalogScope';

/** The vendors of a category, for ALL of every category, without those of disabled categories. */
export function useVendors(category: GameCategory) {
  const { disabledCategories } = useMerchant();
  const { data, ...query } = useGetVendorsQuery(useCatalogScope());
  const offered: Vendor[] = data?.vendors.filter((vendor) => !disabledCategories.includes(vendor.category)) ?? [];
  const vendors = offered.filter((vendor) => category === 'ALL' || vendor.category === category);
  return { ...query, vendors, isKnown: data !== undefined };
}
