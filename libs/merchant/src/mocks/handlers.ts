import type { WireReply } from '@parlour/kernel/wire-call';
import { mockCall } from '@parlour/testing';
import { merchantWire } from '../wire';

export const status: WireReply<typeof merchantWire.getStatus> = {
  info: {
    resources: [
      { resourceType: 'FACEBOOK_1', url: 'https://www.facebook.com/parlour' },
      { resourceType: 'TELEGRAM_2', url: 'https://t.me/parlour' },
    ],
    whitelabel: { TRANSBETREPMEM3: true, USERNAMEREG3: '1', CBS3: 0 },
    mainDomain: 'parlour.example',
    imageCDNs: ['/cdn/a', '/cdn/b'],
  },
  maintenance: false,
  regionRestriction: false,
};

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

export const announcements: WireReply<typeof merchantWire.getAnnouncements> = {
  banners,
  player: [{ id: 'notice-1', title: 'New games every Friday', content: '<p>Come and see.</p>' }],
  promotion: [],
  popup: [],
  hot: [],
};

/** Mock replies of the gateway about the merchant, for tests and stories of any library. */
export const handlers = [
  mockCall(merchantWire.getStatus, status),
  mockCall(merchantWire.getAnnouncements, ({ types, groupName }) => {
    const asked = types.split(',');
    return {
      banners: asked.includes('B') ? banners.filter((banner) => !groupName || banner.groupName === groupName) : [],
      player: asked.includes('PL') ? announcements.player : [],
    };
  }),
  mockCall(merchantWire.getLocation, { ip: '203.0.113.77', country: 'PH' }),
  mockCall(merchantWire.getPromotionCategories, [{ id: 'welcome', title: 'Welcome' }]),
  mockCall(merchantWire.getAnnouncementReads, []),
  mockCall(merchantWire.markAnnouncementRead, null),
];
