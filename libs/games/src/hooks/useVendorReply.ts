import { useStoredCopy } from '@parlour/api-client';
import { useGetVendorsQuery } from '../api/homeApi';
import { copyOwner, vendorsCopy } from '../api/vendorsCopy';
import { useCatalogScope } from './useCatalogScope';

/** Vendors of all categories with the merchant's order: the gateway's reply, until it comes the copy of the last visit. */
export function useVendorReply() {
  const scope = useCatalogScope();
  const { data, isLoading, ...query } = useGetVendorsQuery(scope);
  const copy = useStoredCopy(vendorsCopy, copyOwner(scope), data === undefined);
  return { ...query, data: data ?? copy, isLoading: isLoading && !copy };
}
