import { api, request, serverNow } from '@parlour/api-client';
import { type Locale, toGatewayLanguage } from '@parlour/kernel';
import type { WireInput, WireValue } from '@parlour/kernel/wire-call';
import { selectLocale, useLocale } from '@parlour/site';
import { isBannerOver } from './rules/isBannerOver';
import { announcementsWire } from './wire/announcements';

type GetAnnouncements = typeof announcementsWire.getAnnouncements;

export const announcementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAnnouncements: build.query<WireValue<GetAnnouncements>, WireInput<GetAnnouncements>>({
      query: request(announcementsWire.getAnnouncements),
      // The ticker and the page number announcements by their place in the list, so its order is decided once.
      transformResponse: (all: WireValue<GetAnnouncements>, _, { types }) => ({
        ...all,
        // Only the set of home has the promotions. A banner must not promise one that has ended.
        banners:
          types === homeTypes.join(',') ? all.banners.filter(({ link }) => !isBannerOver(link, all.promotion, serverNow())) : all.banners,
        player: [...all.player].sort((one, other) => (other.publishedAt ?? 0) - (one.publishedAt ?? 0)),
      }),
      providesTags: ['Announcement'],
    }),
  }),
});

/** Content types of announcements (specification 3, "Enums"): for agents, for players, banner, pop-up, promotion, home. */
type ContentType = 'A' | 'PL' | 'B' | 'PU' | 'PR' | 'H';

const homeTypes: readonly ContentType[] = ['B', 'PL', 'PU', 'PR', 'H'];
const banners: readonly ContentType[] = ['B'];

/** Returns the arguments of the announcements query: the set of home (specification 4, home load), or the banners of a group. */
function announcementsArg(locale: Locale, bannerGroup?: string) {
  const types = bannerGroup ? banners : homeTypes;
  return { types: types.join(','), groupName: bannerGroup, platform: 'M' as const, language: toGatewayLanguage(locale) };
}

/**
 * Returns the announcements in the player's language: the set of home (specification 4, home load), which every screen shares, or the banners
 * of one group.
 */
export function useAnnouncements(bannerGroup?: string) {
  return announcementsApi.useGetAnnouncementsQuery(announcementsArg(useLocale(), bannerGroup));
}

type ApiState = Parameters<ReturnType<typeof announcementsApi.endpoints.getAnnouncements.select>>[0];

/** The announcements of home's set in the language of the site, once the gateway has sent them. */
export const selectAnnouncements = (state: unknown) =>
  announcementsApi.endpoints.getAnnouncements.select(announcementsArg(selectLocale(state)))(state as ApiState).data;
