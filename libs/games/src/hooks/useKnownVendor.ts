import { useStoredCopy } from '@parlour/api-client';
import { homeApi } from '../api/homeApi';
import type { Vendor } from '../api/toVendors';
import { copyOwner, vendorsCopy } from '../api/vendorsCopy';
import { useCatalogScope } from './useCatalogScope';

/** Returns a vendor from the reply that another screen has asked for, or from the copy of the last visit. It asks the gateway nothing. */
export function useKnownVendor(code: string): Vendor | undefined {
  const scope = useCatalogScope();
  const { data } = homeApi.endpoints.getVendors.useQueryState(scope);
  const copy = useStoredCopy(vendorsCopy, copyOwner(scope), data === undefined);
  return (data ?? copy)?.vendors.find((vendor) => vendor.code === code);
}
