import { type Locale, toGatewayLanguage } from '@parlour/kernel';
import type { ContentType } from './contentTypes';

const homeTypes: readonly ContentType[] = ['B', 'PL', 'PU', 'PR', 'H'];
const banners: readonly ContentType[] = ['B'];

/** Returns the arguments of the announcements query: the set of home (specification 4, home load), or the banners of a group. */
export function announcementsArg(locale: Locale, bannerGroup?: string) {
  const types = bannerGroup ? banners : homeTypes;
  return { types: types.join(','), groupName: bannerGroup, platform: 'M' as const, language: toGatewayLanguage(locale) };
}
