import { useDisabledCategories } from './useIsOffered';
import { useVendorReply } from './useVendorReply';
import type { Vendor } from '../api/toVendors';
import type { GameCategory } from '../rules/gameCategory';

/** The vendors of a category, for ALL of every category, without those of disabled categories. */
export function useVendors(category: GameCategory) {
  const disabled = useDisabledCategories();
  const { data, ...query } = useVendorReply();
  const offered: Vendor[] = data?.vendors.filter((vendor) => !disabled.includes(vendor.category)) ?? [];
  const vendors = offered.filter((vendor) => category === 'ALL' || vendor.category === category);
  return { ...query, vendors, isKnown: data !== undefined };
}
