import { agentWire } from '@parlour/agent/wire';
import { discoveryWire, gamesWire } from '@parlour/games/wire';
import { emptyStatusInfo, siteWire } from '@parlour/site/wire';
import { contentWire } from '@parlour/content/wire';
import { messagingWire } from '@parlour/messaging/wire';
import { promotionGateWire } from '@parlour/promotions/wire';
import { playControlsWire, playerWire } from '@parlour/player/wire';
import { sessionWire } from '@parlour/session/wire';
import { mockCall } from '@parlour/testing';
import { walletWire } from '@parlour/wallet/wire';
import type { RequestHandler } from 'msw';

const game = {
  gameId: 'g1',
  gameName: 'Ruby Rush',
  nodeId: 'n1',
  vassalage: 'ORC',
  gameType: 'RNG',
  gameCode: 'ruby',
  mobileLargeIcon: 'art/games/n1',
  placeholder: '#402010',
};
const onePage = { content: [game], pageNum: 1, totalPages: 1 };
const noPage = { content: [], pageNum: 1, totalPages: 1 };

/** Replies to every call of the shell and of home, for a player called maria. */
export const homeCalls: RequestHandler[] = [
  mockCall(playControlsWire.getPlayState, { pause: null, reached: null }),
  mockCall(messagingWire.getInboxUnread, 0),
  mockCall(messagingWire.getChatUnread, { unReadCount: 0 }),
  mockCall(messagingWire.getCustomerService, []),
  mockCall(messagingWire.getHelp, []),
  // The status has all parts, so no call asks for one.
  mockCall(siteWire.getStatus, { info: emptyStatusInfo }),
  mockCall(contentWire.getAnnouncements, {
    banners: [{ id: 'b1', groupName: 'm_home', url: 'art/banners/b1', title: 'Monsoon Rewards' }],
    player: [{ id: 'p1', title: 'Withdrawals are quick today' }],
  }),
  mockCall(contentWire.getAnnouncementReads, []),
  mockCall(contentWire.getPromotionCategories, []),
  mockCall(promotionGateWire.getPromotionGates, { APP_DOWNLOAD: true, REFERRAL: true }),
  mockCall(gamesWire.getVendors, {
    content: [{ vassalage: 'ORC', displayName: 'Orchid', gameType: 'RNG' }],
    sorting: [{ gameCategory: 'RNG', vendorNames: [{ accountTypeName: 'ORC' }] }],
  }),
  mockCall(gamesWire.getHotGames, onePage),
  mockCall(gamesWire.getGames, onePage),
  mockCall(gamesWire.getRecentGames, noPage),
  mockCall(gamesWire.getFavourites, noPage),
  mockCall(gamesWire.getFavouriteIds, []),
  mockCall(discoveryWire.getMatches, { list: [] }),
  mockCall(discoveryWire.getTables, { list: [] }),
  mockCall(gamesWire.getWinners, { list: [] }),
  mockCall(gamesWire.getLiveFigures, { games: [] }),
  mockCall(walletWire.getMerchantWallet, { currency: 'TLB', currencySymbol: '₱' }),
  mockCall(walletWire.getMemberWallet, { currency: 'TLB', currencySymbol: '₱', sumBalance: '12480.55', withdrawable: '0.00' }),
  mockCall(playerWire.getMemberInfo, { id: 'm1', type: 0, account: 'maria', nickname: 'Maria' }),
  mockCall(playerWire.renewSession, { token: 'renewed-token' }),
  mockCall(sessionWire.logout, null),
  mockCall(agentWire.getContractRequest, { dailysalreqtype: null, divtypecompperiodreq: null, contracthoursalreq: null }),
];
