import { type Locale, toGatewayLanguage } from '@parlour/kernel';

/** Content types of announcements (specification 3, "Enums"): for agents, for players, banner, pop-up, promotion, home. */
type ContentType = 'A' | 'PL' | 'B' | 'PU' | 'PR' | 'H';

const homeTypes: readonly ContentType[] = ['B', 'PL', 'PU', 'PR', 'H'];
const banners: readonly ContentType[] = ['B'];

/** Returns the arguments of the announcements query: the set of home (specification 4, home load), or the banners of a group. */
export function announcementsArg(locale: Locale, bannerGroup?: string) {
  const types = bannerGroup ? banners : homeTypes;
  return { types: types.join(','), groupName: bannerGroup, platform: 'M' as const, language: toGatewayLanguage(locale) };
}
