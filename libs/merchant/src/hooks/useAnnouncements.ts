import { merchantApi } from '../merchantApi';
import { announcementsArg } from '../rules/announcementsArg';
import type { ContentType } from '../rules/contentTypes';
import { useLocale } from './useLocale';

/**
 * Returns announcements of the given content types in the player's language; by default the set of home (specification 4, home
 * load).
 */
export function useAnnouncements(types?: readonly ContentType[], groupName?: string) {
  return merchantApi.useGetAnnouncementsQuery(announcementsArg(useLocale(), types, groupName));
}
