import type { Call } from '../contract/readContract';

type Address = { method: Call['method']; path: string };

const relay = (...codes: string[]) => codes.map((code) => `/wps/relay/${code}`);

/** Addresses under which gateways of the field have calls of the contract, as far as they are known. */
const reads: Record<string, readonly string[]> = {
  getStatus: ['/wps/v2/system/status'],
  getHelp: ['/wps/system/helpCenter'],
  getCustomerService: relay('WPSCORE_getCustomerServiceScript'),
  getAnnouncements: [...relay('CCSFE_getListAnnouncements', 'MCSFE_getListAnnouncements'), '/wps/system/announcements'],
  getGames: relay('GCSGAME_gameList'),
  getVendors: relay('GCSGAME_newGameVendor', 'GCSGAME_getVassGameType'),
  getWinners: relay('GCSGAME_getRankList', 'ODSFE2_getWinnerBoard'),
  getMatches: relay('GCSGAME_getGameMatchV2'),
  getRecentGames: relay('GCS_recentGame'),
  getFavourites: relay('MCSFE_getFavoriteGamesList'),
  getFavouriteIds: relay('MCSFE_getFavoriteGamesList'),
  launchGame: ['/wps/game/launchGame'],
  launchDemo: relay('GCS_gameTrialLaunch'),
  getLotteries: ['/lgw/games'],
  getLotteryMenu: ['/lgw/games/game_menus'],
  getNumero: ['/lgw/numeros/near'],
  getMemberWallet: ['/wps/v2/wallets/balance', '/wps/member/info/funds/consolidated', '/wps/wallets/balance'],
  getMerchantWallet: relay('GCS_merchantWallet'),
  getDepositMethods: relay('MCSFE_getDepositPaymentChannels'),
  getWithdrawRules: relay('MCSFE_getWithdrawSettings'),
  getOrders: ['/wps/report/depositTransaction'],
  getMoneyRecords: relay('ODSFE2_MemTransDet'),
  getBets: ['/wps/report/accountGameBetHistory'],
  getInbox: relay('EMFE_getInbox', 'CSP_getInbox'),
  getInboxUnread: [...relay('EMFE_getInboxUnreadCount', 'CSP_unreadCount'), '/wps/message/unreadCount'],
  getRewards: relay('MCSFE_getAvailablePromotions', 'PROMOFE_getClaimTicketList'),
  getVip: relay('MCSFE_getPlayerRankProgress'),
  getReferral: relay('MCSFE_getReferralDetails'),
  getSecurityConfig: ['/wps/v2/member/securityConfig'],
  getOverview: relay('ODSFE2_getTeamOverviewSum'),
  getDownlines: ['/wps/agent/downline'],
};

const writes: Record<string, readonly string[]> = {
  login: ['/wps/session/login/unsecure'],
  getHotGames: relay('GCSGAME_hotGamesV2'),
  addFavourite: relay('MCSFE_addFavoriteGameV2'),
  removeFavourite: relay('MCSFE_removeFavoriteGameV2'),
  createDeposit: [...relay('MCSFE_depositByQRImageUrl', 'MCSFE_depositByLaunchUrl'), '/wps/transaction/deposit/pg'],
  createWithdrawal: ['/wps/v2/transaction/withdraw'],
  transferBetweenWallets: relay('GCS_walletTransfer'),
  claimRewards: relay('PROMOFE_claimTicket', 'MCSFE_claimIssuedPromotion'),
  joinPromotion: relay('MCSFE_signUpPromotionJoin'),
  placeLotteryOrders: ['/lgw/orders/betting'],
};

/** Where else a gateway may have a call: under the names of the field, in a newer version, or by another method. The likeliest comes first. */
export function counterpartsOf({ name, method, path }: Pick<Call, 'name' | 'method'> & { path: string }): Address[] {
  const known = [
    ...(reads[name] ?? []).map((other): Address => ({ method: 'GET', path: other })),
    ...(writes[name] ?? []).map((other): Address => ({ method: 'POST', path: other })),
  ];
  const methods = method === 'GET' ? (['POST'] as const) : (['POST', 'PUT', 'DELETE'] as const).filter((other) => other !== method);
  const newer: Address[] = method === 'GET' ? [{ method, path: path.replace(/^\/(wps|lgw)\//, '/$1/v2/') }] : [];
  return [...known, ...methods.map((other): Address => ({ method: other, path })), ...newer];
}
