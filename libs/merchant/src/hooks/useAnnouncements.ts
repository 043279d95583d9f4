import { merchantApi } from '../merchantApi';
import { announcementsArg } from '../rules/announcementsArg';
import { useLocale } from './useMerchant';

/**
 * Returns the announcements in the player's language: the set of home (specification 4, home load), which every screen shares, or the banners
 * of one group.
 */
export function useAnnouncements(bannerGroup?: string) {
  return merchantApi.useGetAnnouncementsQuery(announcementsArg(useLocale(), bannerGroup));
}
