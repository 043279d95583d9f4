import { toGatewayLanguage } from '@parlour/kernel';
import { merchantApi } from '../merchantApi';
import type { ContentType } from '../rules/contentTypes';
import { useLocale } from './useLocale';

/** Announcements of some content types in the player's language; the home set unless told (specification 4, home load). */
export function useAnnouncements(types: readonly ContentType[] = homeTypes, groupName?: string) {
  const language = toGatewayLanguage(useLocale());
  return merchantApi.useGetAnnouncementsQuery({ types: types.join(','), groupName, platform: 'M', language });
}

const homeTypes = ['B', 'PL', 'PU', 'PR', 'H'] as const;
