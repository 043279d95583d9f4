import { useMerchant } from './useMerchant';
import { useStatus } from './useStatus';

/** The hosts that are this operator's: its main domain, the ways to it, and its alternate domains. */
export function useOfficialDomains(): { domains: string[]; here: string } {
  const { alternateDomains } = useMerchant();
  const info = useStatus()?.info;
  const named = [info?.mainDomain ?? '', ...(info?.domainRoute ?? []), ...Object.keys(alternateDomains)];
  const domains = [...new Set(named.flatMap((name) => hostOf(name) ?? []))];
  return { domains, here: window.location.hostname };
}

function hostOf(name: string): string | undefined {
  if (!name) return undefined;
  try {
    return new URL(name.includes('://') ? name : `https://${name}`).hostname;
  } catch {
    return undefined;
  }
}
