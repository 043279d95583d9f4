import { openableUrl, parseUrl } from '@parlour/kernel';
import { useIsHydrated } from '@parlour/ui/hydrated';
import { useMerchant } from './useMerchant';
import { useStatus } from './useStatus';

/** Community links by their resource types (specification 2, "Side menu" and "Footer of home"). */
const communities: Record<string, string> = {
  FACEBOOK_1: 'Facebook',
  INSTAGRAM_1: 'Instagram',
  TELEGRAM_2: 'Telegram',
  TELEGRAM_3: 'Telegram',
  WHATSAPP1: 'WhatsApp',
  VIBER: 'Viber',
  YOUTUBE: 'YouTube',
  YOUTUBE_1: 'YouTube',
  TIKTOK: 'TikTok',
  TIKTOK_1: 'TikTok',
  KWAI: 'Kwai',
  KWAI_1: 'Kwai',
  Twitter_1: 'Twitter',
};

/**
 * Returns the configured communities whose links are allowed, in the operator's order. Links to one place count once; a second link of the same
 * kind has the operator's name for it, or a number.
 */
export function useCommunityLinks(): { type: string; name: string; url: string }[] {
  const { linkHosts } = useMerchant();
  const resources = useStatus()?.info.resources ?? [];
  const links: { type: string; name: string; url: string }[] = [];
  for (const { resourceType, url, labelNameEn } of resources) {
    const kind = Object.hasOwn(communities, resourceType) ? communities[resourceType] : undefined;
    const href = openableUrl(url, linkHosts);
    if (!kind || !href || links.some((link) => link.url === href)) continue;
    const alike = links.filter(({ type }) => communities[type] === kind).length;
    links.push({
      type: resourceType,
      url: href,
      name: alike === 0 ? kind : labelNameEn ? `${kind}: ${labelNameEn}` : `${kind} ${alike + 1}`,
    });
  }
  return links;
}

/** Returns the configured link of a resource type, e.g. "LIVECHAT" (specification 3), if it may be opened. */
export function useMerchantLink(type: string): string | undefined {
  const { linkHosts, frameHosts } = useMerchant();
  const resource = useStatus()?.info.resources.find(({ resourceType }) => resourceType === type);
  return openableUrl(resource?.url, [...linkHosts, ...frameHosts]);
}

/**
 * Returns the operator's hosts: the main domain, the domains that lead to it, and the alternate domains. `here` is the host of this page; a page of
 * the server does not know it, because a shared cache keeps one page for all hosts.
 */
export function useOfficialDomains(): { domains: string[]; here: string | undefined } {
  const { alternateDomains } = useMerchant();
  const isHydrated = useIsHydrated();
  const info = useStatus()?.info;
  const named = [info?.mainDomain ?? '', ...(info?.domainRoute ?? []), ...Object.keys(alternateDomains)];
  const domains = [...new Set(named.flatMap((name) => hostOf(name) ?? []))];
  return { domains, here: isHydrated ? window.location.hostname : undefined };
}

function hostOf(name: string): string | undefined {
  return parseUrl(name.includes('://') ? name : `https://${name}`)?.hostname;
}
