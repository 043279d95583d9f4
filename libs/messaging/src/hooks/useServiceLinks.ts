import { openableUrl, useMerchant } from '@parlour/merchant';
import { useEffect, useState } from 'react';
import { useGetCustomerServiceQuery } from '../api/chatApi';
import { openServicePath } from '../rules/openServicePath';

export type ServiceLink = { title: string; csType: string; url: string };

const none: ServiceLink[] = [];

/**
 * Returns the customer-service entries with their decrypted paths. Entries with a URL that may not be opened are left out
 * (specification 3, guarded after decryption).
 */
export function useServiceLinks(): ServiceLink[] {
  const { linkHosts, frameHosts } = useMerchant();
  const { data } = useGetCustomerServiceQuery();
  const [links, setLinks] = useState(none);

  useEffect(() => {
    let isCurrent = true;
    void Promise.all(
      (data ?? []).map(async ({ title, csType, path }) => {
        const url = openableUrl(await openServicePath(path), [...linkHosts, ...frameHosts]);
        return url ? [{ title, csType: csType ?? '', url }] : [];
      }),
    ).then((opened) => isCurrent && setLinks(opened.flat()));
    return () => {
      isCurrent = false;
    };
  }, [data, linkHosts, frameHosts]);

  return links;
}
