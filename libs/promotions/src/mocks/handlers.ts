import { merchantWire } from '@parlour/merchant/wire';
import { mockCall } from '@parlour/testing';

const announcements = { banners: [], player: [], popup: [], hot: [] };

export const monsoon = {
  id: 'p1',
  title: 'Monsoon Rewards',
  content: '<h2>How it works</h2><p>Play between 18:00 and 23:00.</p>',
  startDate: new Date(2026, 10, 1).getTime(),
  endDate: new Date(2026, 11, 31).getTime(),
  noExpiry: 0,
  promoAnnouncementCategoryIds: ['slots'],
  announcementImages: [{ sequence: 1, url: 'art/promotions/p1' }],
};

const welcome = { ...monsoon, id: 'p2', title: 'Welcome gift', noExpiry: 1, promoAnnouncementCategoryIds: ['new'] };

/** A gateway with two promotions in two categories. */
export const promotionHandlers = [
  mockCall(merchantWire.getStatus, { info: {} }),
  mockCall(merchantWire.getAnnouncements, { ...announcements, promotion: [monsoon, welcome] }),
  mockCall(merchantWire.getPromotionCategories, [
    { id: 'slots', title: 'Slots' },
    { id: 'new', title: 'New players' },
    { id: 'vip', title: 'VIP' },
  ]),
];
