import { merchantApi } from '../merchantApi';
import { announcementsArg } from '../rules/announcementsArg';
import type { ContentType } from '../rules/contentTypes';
import { useLocale } from './useLocale';

/** Announcements of some content types in the player's language; the home set unless told (specification 4, home load). */
export function useAnnouncements(types?: readonly ContentType[], groupName?: string) {
  return merchantApi.useGetAnnouncementsQuery(announcementsArg(useLocale(), types, groupName));
}
