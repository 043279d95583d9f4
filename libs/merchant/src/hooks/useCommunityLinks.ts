import { openableUrl } from '../rules/openableUrl';
import { useMerchant } from './useMerchant';
import { useStatus } from './useStatus';

/** Community links by their resource types (specification 2, "Side menu" and "Footer of home"). */
const communities: Record<string, string> = {
  FACEBOOK_1: 'Facebook',
  INSTAGRAM_1: 'Instagram',
  TELEGRAM_2: 'Telegram',
  TELEGRAM_3: 'Telegram 2',
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

/** Returns the configured communities whose links are allowed, in the operator's order, with the operator's names. */
export function useCommunityLinks(): { type: string; name: string; url: string }[] {
  const { linkHosts } = useMerchant();
  const resources = useStatus()?.info.resources ?? [];
  return resources.flatMap(({ resourceType, url }) => {
    const name = Object.hasOwn(communities, resourceType) ? communities[resourceType] : undefined;
    const href = openableUrl(url, linkHosts);
    return name && href ? [{ type: resourceType, name, url: href }] : [];
  });
}
