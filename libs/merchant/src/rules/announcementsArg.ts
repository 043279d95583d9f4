import { type Locale, toGatewayLanguage } from '@parlour/kernel';
import type { ContentType } from './contentTypes';

const homeTypes: readonly ContentType[] = ['B', 'PL', 'PU', 'PR', 'H'];

/** Returns the arguments of the announcements query; by default the set of home (specification 4, home load). */
export function announcementsArg(locale: Locale, types = homeTypes, groupName?: string) {
  return { types: types.join(','), groupName, platform: 'M' as const, language: toGatewayLanguage(locale) };
}
