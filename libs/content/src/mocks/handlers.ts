import type { WireReply } from '@parlour/kernel/wire-call';
import { siteWire } from '@parlour/site/wire';
import { mockCall } from '@parlour/testing';
import { contentWire } from '../wire';

/** The site on which the content is shown. */
export const status: WireReply<typeof siteWire.getStatus> = { info: { mainDomain: 'parlour.example', imageCDNs: ['/cdn/a', '/cdn/b'] } };

const banners = ['m_home', 'm_game', 'm_login', 'm_reg'].flatMap((groupName) =>
  [1, 2].map((number) => ({
    id: `${groupName}-${number}`,
    groupName,
    url: `art/banners/${groupName}-${number}`,
    title: `${groupName} ${number}`,
    link: '/m/activity',
  })),
);

/** A video banner. */
export const loginFilm = { id: 'film', groupName: 'm_login', url: 'art/banners/harbor.webm', title: 'Welcome back', link: '/m/activity' };

export const announcements: WireReply<typeof contentWire.getAnnouncements> = {
  banners,
  player: [{ id: 'notice-1', title: 'New games every Friday', content: '<p>Come and see.</p>' }],
  promotion: [],
  popup: [],
  hot: [],
};

/** Mock replies of the gateway about the content, for tests and stories of any library. */
export const handlers = [
  mockCall(siteWire.getStatus, status),
  mockCall(contentWire.getAnnouncements, ({ types, groupName }) => {
    const asked = types.split(',');
    return {
      banners: asked.includes('B') ? banners.filter((banner) => !groupName || banner.groupName === groupName) : [],
      player: asked.includes('PL') ? announcements.player : [],
    };
  }),
  mockCall(contentWire.getPromotionCategories, [{ id: 'welcome', title: 'Welcome' }]),
  mockCall(contentWire.getAnnouncementReads, []),
  mockCall(contentWire.markAnnouncementRead, null),
];
