import { lotteryWire } from '@parlour/games/wire';
import { siteWire } from '@parlour/site/wire';
import { contentWire } from '@parlour/content/wire';
import { rewardWire } from '@parlour/promotions/wire';
import { profileWire, securityWire, sessionWire } from '@parlour/session/wire';
import { connectionLost, mockCall } from '@parlour/testing';
import { walletWire } from '@parlour/wallet/wire';
import type { RequestHandler } from 'msw';
import { sampleOf } from './faults/sampleOf';

/** Replies to the calls of the screens that tests of the shell open on their way, for a player who has nothing yet. */
export const screenCalls: RequestHandler[] = [
  mockCall(contentWire.markAnnouncementRead, null),
  mockCall(siteWire.getLocation, sampleOf(siteWire.getLocation.value) as never),
  mockCall(lotteryWire.getLotteries, { list: [] }),
  mockCall(lotteryWire.getLotteryMenu, { groups: [] }),
  mockCall(rewardWire.getRewards, []),
  mockCall(rewardWire.getSignIn, { currencySymbol: '₱', signedDays: 0, days: [] }),
  mockCall(sessionWire.getRegisterSetting, { fields: {}, captcha: { enabled: false } }),
  mockCall(sessionWire.startTrial, connectionLost),
  mockCall(profileWire.getProfile, { account: 'maria' }),
  mockCall(securityWire.getSecurityConfig, { rows: [] }),
  mockCall(walletWire.getOrders, { content: [], pageNum: 1, totalPages: 1 } as never),
  mockCall(walletWire.getDepositMethods, []),
  mockCall(walletWire.getWithdrawRules, sampleOf(walletWire.getWithdrawRules.value) as never),
  mockCall(walletWire.getAccounts, []),
  mockCall(walletWire.getRemainingLimit, {}),
];
