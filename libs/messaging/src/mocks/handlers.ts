import { merchantWire } from '@parlour/merchant/wire';
import { mockCall } from '@parlour/testing';

const notice = {
  content: '<p>We upgrade the wallets from 02:00 to 03:00.</p>',
  publishedAt: new Date(2026, 10, 20, 9).getTime(),
  read: false,
};

/** A gateway with two announcements. */
export const noticeHandlers = [
  mockCall(merchantWire.getStatus, { info: {} }),
  mockCall(merchantWire.getAnnouncements, {
    promotion: [],
    banners: [],
    popup: [],
    hot: [],
    player: [
      { ...notice, id: 'n1', title: 'Wallet upgrade tonight' },
      { ...notice, id: 'n2', title: 'A new vendor: Kite' },
    ],
  }),
  mockCall(merchantWire.markAnnouncementRead, null),
];
