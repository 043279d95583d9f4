import { siteWire } from '@parlour/site/wire';
import { contentWire } from '@parlour/content/wire';
import { mockCall } from '@parlour/testing';
import { playControlsWire, playerWire } from '@parlour/player/wire';
import { promotionGateWire, rankWire, referralWire, rewardWire, vipWire } from '../wire';
import { rank, vip } from './club';
import { referral } from './referral';
import { everyStatus, receipt, reward } from './rewards';

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

/** Handlers with two promotions in two categories, a reward of every status, a club, friends and a ranking. */
export const promotionHandlers = [
  mockCall(siteWire.getStatus, { info: { whitelabel: { REWCEN3: '1', VIP: '1', betRank: '1' } } }),
  mockCall(contentWire.getAnnouncements, { ...announcements, promotion: [monsoon, welcome] }),
  mockCall(contentWire.getPromotionCategories, [
    { id: 'slots', title: 'Slots' },
    { id: 'new', title: 'New players' },
    { id: 'vip', title: 'VIP' },
  ]),
  mockCall(playerWire.getMemberInfo, { id: '7', type: 0, account: 'maria2026', clubLabel: { labelName: 'VIP 4 Gold' } }),
  mockCall(playControlsWire.getPlayState, { pause: null, reached: null }),
  mockCall(promotionGateWire.getPromotionGates, { APP_DOWNLOAD: true, REFERRAL: true }),
  mockCall(rewardWire.getRewards, Object.values(everyStatus)),
  mockCall(rewardWire.joinPromotion, ({ rewardId }) => reward({ rewardId, title: 'Reef Race', status: 'JOINED' })),
  mockCall(rewardWire.claimRewards, ({ rewardIds }) =>
    rewardIds.map((rewardId, index) => receipt({ rewardId, claimNo: `R-2611-00210${7 + index}` })),
  ),
  mockCall(rewardWire.findClaim, []),
  mockCall(rewardWire.getSignIn, {
    currencySymbol: '₱',
    signedDays: 1,
    days: [
      { day: '2026-11-19', state: 'missed', amount: '2.00' },
      { day: '2026-11-20', state: 'done', amount: '2.00' },
      { day: '2026-11-21', state: 'open', amount: '10.00' },
      { day: '2026-11-22', state: 'ahead', amount: '2.00' },
    ],
  }),
  mockCall(rewardWire.signIn, [receipt({ rewardId: 'sign-in', title: 'Check-in gift', amount: '10.00', turnoverAdded: '10.00' })]),
  mockCall(vipWire.getVip, vip),
  mockCall(referralWire.getReferral, referral),
  mockCall(referralWire.getInvitees, ({ pageNo }) => ({
    content: [
      {
        id: `f${pageNo}`,
        name: pageNo === 1 ? 'da***l' : 'ju***n',
        joinedAt: Date.UTC(2026, 9, 19, 4),
        isQualified: pageNo === 1,
        deposited: '2500.00',
        staked: '18250.00',
      },
    ],
    pageNum: pageNo,
    totalPages: 2,
  })),
  mockCall(referralWire.getReferralRecords, {
    content: [{ id: 'i1', at: Date.UTC(2026, 10, 20, 4), kind: 'betting', friend: 'da***l', amount: '6.80' }],
    pageNum: 1,
    totalPages: 1,
  }),
  mockCall(referralWire.getReferralIncome, { content: [{ day: '2026-11-20', friends: 2, amount: '26.80' }], pageNum: 1, totalPages: 1 }),
  mockCall(rankWire.getRank, rank),
];
