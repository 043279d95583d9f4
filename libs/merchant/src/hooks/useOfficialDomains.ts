import { parseUrl } from '@parlour/kernel';
import { useMerchant } from './useMerchant';
import { useStatus } from './useStatus';

/** Returns the operator's hosts: the main domain, the domains that lead to it, and the alternate domains. */
export function useOfficialDomains(): { domains: string[]; here: string } {
  const { alternateDomains } = useMerchant();
  const info = useStatus()?.info;
  const named = [info?.mainDomain ?? '', ...(info?.domainRoute ?? []), ...Object.keys(alternateDomains)];
  const domains = [...new Set(named.flatMap((name) => hostOf(name) ?? []))];
  return { domains, here: window.location.hostname };
}

function hostOf(name: string): string | undefined {
  return parseUrl(name.includes('://') ? name : `https://${name}`)?.hostname;
}
