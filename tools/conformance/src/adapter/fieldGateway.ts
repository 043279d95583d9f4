import { createCipheriv, randomInt, randomUUID } from 'node:crypto';
import type { Caller, GatewayAdapter } from './GatewayAdapter';

// Where an operator of this family of gateways starts: relay paths, `errorCode`, a captcha by cookie, encrypted logins. The gateway is in `testing/field`.

type Reply = { success?: boolean; value?: unknown; errorCode?: string; message?: string };
type Session = { token: string; userName: string; customerType: number; firstTimeLogin?: boolean };
type Member = {
  account?: string;
  nickname?: string | null;
  clubLabel?: { labelName: string } | null;
  regDate?: number;
  customerType?: number;
};
type Balance = { sumBalance: number; balance: { accountTypeId: number; availBalance: number }[]; currency: string; currencySymbol: string };
type Game = { gameId: number; nodeId: number; gameName: string; vassalage: string; gameType: string; showIcon?: string | null };
type GamePage = { games: Game[]; totalPages: number };
type Rank = {
  vo: { gameName: string; customerName: string; winAmount: number; iconUrl?: string; vendor: string; nodeId: number; gameType: string };
};
type Inbox = { list: { messageId: string; subject: string; createTime?: number; readFlag: string }[]; totalPages: number };

const MAIN_ACCOUNT = 2;

/**
 * Calls without a counterpart, or whose counterpart is not mapped here. Deposits and withdrawals are among them: the gateway has no key against repeats, so an
 * order whose reply is lost cannot be found again.
 */
const absent = `
  getGameDetail getFavourites checkUsername addFavourite removeFavourite getFavouriteIds getHotGames getMatches getRecentGames addRecentGame
  getTables getVendors getLotteries getLotteryMenu getNumero getLotteryPlay getLotteryResults getVnMenu getVnNumero getVnRecent
  getBets placeLotteryOrders findLotterySlip getBet getSubOrders cancelSubOrder getRank checkAffiliate getContract answerContract
  getContractRequest getIncome getKpi getOverview getRebates setRebates getDownlines createTransfer findTransfer getTransfers
  getTransferRules getPromotionCategories getAnnouncementReads markAnnouncementRead markAllAnnouncements launchChat getLiveModels
  getChatStatus getChatUnread getFeedbackHistory sendFeedback putFeedbackImage getFeedbackItems getFeedbackSetting launchDemo
  getPlaySession getHelp deleteMessages getMessage markMessages setPhrase getAccounts addAccount findAccount setDefaultAccount
  getAccountProviders removeAccount revealAccount getDevices endDevice hasWithdrawalPassword setBirthday setContact setEmail
  getHeadIcons setHeadIcon setMobile setNickname setPayeeName setPreference getProfile getPasskeys addPasskey removePasskey
  beginPasskey changePassword findPasswordChange sendForgotMail setForgottenPassword findForgottenPassword verifyForgotCode
  setPaymentPassword changePaymentPassword findPaymentPassword findPaymentPasswordChange resetPaymentPassword takeBreak excludeSelf
  getLimits setLimit confirmLimit getPlayState getReferral getReferralIncome getInvitees getReferralRecords register
  findRegistration registerByMobile getSecurityConfig getSecurityQuestions setSecurityQuestions getVip findClaim claimRewards
  getPromotionGates joinPromotion getRewards getSignIn signIn getPushSettings setPushSettings addPushSubscription
  removePushSubscription sendTestPush sendIdentityCode verifyIdentityCode getVendorBets getBetVendors startTrial passkeyLogin
  beginPasskeyLogin socialLogin renewSession getSocialProviders getCountries getCustomerService getLocation getRegisterSetting
  getTournaments getTournament joinTournament createDeposit cancelDeposit getRemainingLimit getDepositMethods confirmDepositPaid
  getDepositPromotions putProof getOrder findOrder getOrders getMoneyRecords getDailyReport requestHistory getHistoryRequests
  createWithdrawal getWithdrawRules sendCode sendForgotCode sendLoginCode sendRegisterCode getMemberWallets getMerchantWallet
  transferBetweenWallets findWalletTransfer getWalletTransfers
`;

export const adapter: GatewayAdapter = {
  headers: ({ merchant, language, token, userAgent = '' }: Caller) => ({
    Merchant: merchant,
    Language: language,
    Device: 'web',
    'X-Real-UA': Buffer.from(userAgent).toString('base64'),
    ...(token && { Authorization: token }),
  }),
  envelope({ body }) {
    const { success, value, errorCode, message } = body as Reply;
    return success ? { success, value } : { success: false, code: errorCode, message };
  },
  refusals: {
    'login.not.session': 'NOT_LOGGED_IN',
    'user.or.token.invalid': 'NOT_LOGGED_IN',
    CUSTOMER_NOT_LOGIN: 'NOT_LOGGED_IN',
    token_ip_different: 'NOT_LOGGED_IN',
    duplicateLogin: 'NOT_LOGGED_IN',
    nologin: 'NOT_LOGGED_IN',
    USER_NOT_EXIST: 'LOGIN_FAILED',
    captcha_required: 'CAPTCHA_REQUIRED',
    captcha_error: 'CAPTCHA_WRONG',
    TOO_MANY_REQUEST: 'BUSY',
    TOO_MANY_REQUESTS: 'BUSY',
    'function.not.available': 'PASSING',
    '#543': 'PASSING',
    '#727': 'PASSING',
  },
  cookies: ['captchaId', 'SHELL_deviceId', 'tcg-sid'],
  calls: {
    ...Object.fromEntries(
      absent
        .trim()
        .split(/\s+/)
        .map((name) => [name, 'absent' as const]),
    ),
    login: {
      async request({ username, password, captcha }, _caller, { ask }) {
        const modulus = String(await ask('/wps/session/key/rsa', { text: true })).trim();
        return sealed({ username, password, captcha, type: 'username' }, modulus);
      },
      value: ({ token, userName, customerType, firstTimeLogin }: Session) => ({ token, userName, type: customerType, firstTimeLogin }),
    },
    logout: { method: 'POST' },
    getCaptcha: {
      value: (value: string | { image?: string; img?: string }) => (typeof value === 'string' ? value : (value.image ?? value.img ?? '')),
    },
    getStatus: { path: '/wps/v2/system/status' },
    getMemberInfo: {
      value({ account, nickname, clubLabel, regDate, customerType = 1 }: Member, { refuse }) {
        // Strangers get a success without an identity.
        if (!account) throw refuse('NOT_LOGGED_IN');
        return { id: account, type: customerType, account, nickname, clubLabel, joinedAt: regDate };
      },
    },
    getMemberWallet: {
      path: '/wps/v2/wallets/balance',
      input: () => ({ typeId: 0 }),
      value({ sumBalance, balance, currency, currencySymbol }: Balance) {
        const main = balance.find(({ accountTypeId }) => accountTypeId === MAIN_ACCOUNT)?.availBalance ?? 0;
        return { currency, currencySymbol, sumBalance: money(sumBalance), mainBalance: money(main), withdrawable: money(main) };
      },
    },
    getGames: {
      path: '/wps/relay/GCSGAME_gameList',
      // A name and a language together find nothing.
      input: ({ language, gameName, ...fields }) => ({
        ...fields,
        ...(gameName ? { gameName } : { language }),
        ext: 'avif',
        imgSize: 'rx2',
      }),
      value: ({ games, totalPages }: GamePage, { input }) => ({ list: games.map(gameOf), pageNum: input.pageNo, totalPages }),
    },
    getWinners: {
      path: '/wps/relay/GCSGAME_getRankList',
      value: ({ list }: { list: Rank[] }) => ({
        list: list.map(({ vo: { winAmount, vendor, nodeId, ...vo } }) => ({
          vo: { ...vo, winAmount: money(winAmount), vassalage: vendor, gameCode: String(nodeId), nodeId: String(nodeId) },
        })),
      }),
    },
    launchGame: {
      method: 'GET',
      path: '/wps/game/launchGame',
      request: ({ nodeId, vassalage, gameType, language, backUrl }) => ({
        query: {
          launchMode: 'GLS',
          accountType: 1,
          platform: 'html5',
          clientType: 2,
          nodeId,
          gameId: nodeId,
          vassalage,
          gameType,
          language,
          backUrl,
        },
      }),
      // The gateway has no number for a round, and nothing that this adapter maps asks for one.
      value: ({ content }: { content: { game_url: string } }) => ({ url: content.game_url, playSessionId: randomUUID(), openIn: 'frame' }),
    },
    getAnnouncements: { path: '/wps/relay/CCSFE_getListAnnouncements' },
    getInboxUnread: { path: '/wps/relay/EMFE_getInboxUnreadCount' },
    getInbox: {
      path: '/wps/relay/EMFE_getInbox',
      // Pages count from 0.
      input: ({ pageNo, pageSize }) => ({ page: pageNo - 1, size: pageSize }),
      value: ({ list, totalPages }: Inbox, { input }) => ({
        content: list.map(({ messageId, subject, createTime, readFlag }) => ({
          id: messageId,
          title: subject,
          sentAt: createTime,
          read: readFlag === 'Y',
        })),
        pageNum: input.pageNo,
        totalPages,
      }),
    },
  },
};

const money = (amount: number) => amount.toFixed(2);

function gameOf({ gameId, nodeId, ...game }: Game) {
  return { ...game, gameId: String(gameId), nodeId: String(nodeId), gameCode: String(nodeId), mobileLargeIcon: game.showIcon };
}

/**
 * A body as this family of gateways wants it: DES without chaining, its key by RSA without padding. The scheme is weak and protects nobody; TLS does. Node has
 * DES only as triple DES with three equal keys.
 */
function sealed(fields: object, modulus: string) {
  const letters = Array.from({ length: 16 }, () => randomInt(36).toString(36));
  const cipher = createCipheriv('des-ede3-ecb', letters.slice(0, 8).join('').repeat(3), null);
  const value = cipher.update(JSON.stringify(fields), 'utf8', 'base64') + cipher.final('base64');
  // Reversed and packed with the lowest byte first, the letters are in their own order from the highest byte on.
  const packed = BigInt(`0x${Buffer.from(letters.join('')).toString('hex')}`);
  const encrypted = power(packed, 65537, BigInt(`0x${modulus}`)).toString(16);
  return { body: { value }, headers: { Encryption: encrypted, 'X-Digest': value, 'X-RSA': modulus } };
}

function power(base: bigint, exponent: number, modulus: bigint): bigint {
  if (exponent === 0) return 1n;
  const half = power(base, Math.floor(exponent / 2), modulus);
  const square = (half * half) % modulus;
  return exponent % 2 ? (square * base) % modulus : square;
}
