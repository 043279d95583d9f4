import { siteWire } from '@parlour/site/wire';
import { contentWire } from '@parlour/content/wire';
import { playControlsWire } from '@parlour/player/wire';
import { mockCall } from '@parlour/testing';
import { messagingWire } from '../wire';
import { helpTopics, message, messages, sealedEntries } from './samples';

const notice = {
  content: '<p>We upgrade the wallets from 02:00 to 03:00.</p>',
  publishedAt: new Date(2026, 10, 20, 9).getTime(),
};

/** Mock gateway with two announcements. */
export const noticeHandlers = [
  mockCall(siteWire.getStatus, { info: {} }),
  mockCall(contentWire.getAnnouncements, {
    promotion: [],
    banners: [],
    popup: [],
    hot: [],
    player: [
      { ...notice, id: 'n1', title: 'Wallet upgrade tonight' },
      { ...notice, id: 'n2', title: 'A new vendor: Kite' },
    ],
  }),
  mockCall(contentWire.getAnnouncementReads, []),
  mockCall(contentWire.markAnnouncementRead, null),
];

/** Mock gateway where every feature is enabled and every call succeeds. */
export const handlers = [
  mockCall(playControlsWire.getPlayState, { pause: null, reached: null }),
  mockCall(siteWire.getStatus, {
    info: {
      whitelabel: { CBS3: '1' },
      resources: [
        { resourceType: 'TELEGRAM_2', url: 'https://t.me/parlour' },
        { resourceType: 'FACEBOOK_1', url: 'https://www.facebook.com/parlour' },
        { resourceType: 'INSTAGRAM_1', url: 'https://www.instagram.com/parlour' },
      ],
    },
  }),
  ...noticeHandlers.slice(1),
  mockCall(messagingWire.getInbox, ({ pageNo }) => ({ content: pageNo === 1 ? messages : [], pageNum: pageNo, totalPages: 1 })),
  mockCall(messagingWire.getMessage, ({ id }) => ({ ...message, ...messages.find((known) => known.id === id), id })),
  mockCall(messagingWire.markMessages, null),
  mockCall(messagingWire.deleteMessages, null),
  mockCall(messagingWire.markAllAnnouncements, null),
  mockCall(messagingWire.getInboxUnread, 2),
  mockCall(messagingWire.getPushSettings, {
    publicKey: `B${'A'.repeat(86)}`,
    topics: { money: true, security: true, messages: true, promotions: false },
    quiet: null,
    devices: 0,
  }),
  mockCall(messagingWire.setPushSettings, null),
  mockCall(messagingWire.addPushSubscription, null),
  mockCall(messagingWire.removePushSubscription, null),
  mockCall(messagingWire.sendTestPush, null),
  mockCall(messagingWire.getChatUnread, { unReadCount: 1 }),
  mockCall(messagingWire.getChatStatus, { waitMinutes: 2 }),
  mockCall(messagingWire.getLiveModels, [
    { id: 'h1', name: 'Liza', active: true, streaming: false },
    { id: 'h2', name: 'Mika', active: true, streaming: true },
    { id: 'h3', name: 'Thiri', active: false, streaming: false },
  ]),
  mockCall(messagingWire.launchChat, { chatUrl: 'https://t.me/parlour-chat?session=1' }),
  mockCall(messagingWire.getCustomerService, sealedEntries),
  mockCall(messagingWire.getHelp, helpTopics),
  mockCall(messagingWire.getFeedbackSetting, { minWords: 10, maxWords: 60, captcha: false, replyHours: 24, contact: '0917 555 7731' }),
  mockCall(messagingWire.getFeedbackItems, ({ topic }) =>
    topic === 'deposit' ? [{ id: 'D-2611-004182', label: 'D-2611-004182', at: new Date(2026, 10, 20, 14, 2).getTime() }] : [],
  ),
  mockCall(messagingWire.putFeedbackImage, ({ part, parts }) => ({ complete: part === parts - 1 })),
  mockCall(messagingWire.sendFeedback, { reference: 'F-001042', replyHours: 24 }),
  mockCall(messagingWire.getFeedbackHistory, [
    {
      reference: 'F-001041',
      topic: 'deposit',
      snippet: 'My deposit is missing',
      sentAt: new Date(2026, 10, 18, 9, 5).getTime(),
      status: 'answered',
    },
  ]),
];
