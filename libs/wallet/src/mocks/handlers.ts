import { siteWire } from '@parlour/site/wire';
import { playControlsWire } from '@parlour/player/wire';
import { mockCall } from '@parlour/testing';
import { memberWalletsWire, walletWire, recordsWire } from '../wire';
import { bet, betTotals } from './bets';
import { depositOrder, withdrawalOrder } from './orders';
import { memberWallets, walletTransfer } from './memberWallets';
import { betVendors, dailyReport, historyRequest, moneyRecord } from './records';
import { account, accountProviders, depositMethods, withdrawRules } from './transfers';

/** Returns one page of rows in the gateway's format. */
export function page<Row>(content: Row[], pageNum = 1, totalPages = 1) {
  return { content, pageNum, totalPages };
}

/** Handlers for a player with a balance and an account. Each test overrides the calls that it covers. */
export const handlers = [
  mockCall(playControlsWire.getPlayState, { pause: null, reached: null }),
  mockCall(siteWire.getStatus, { info: { whitelabel: { TRANSBETREPMEM3: true }, mobileTemplate: { dep_func: '1' } } }),
  mockCall(walletWire.getMerchantWallet, { currency: 'TLB', currencySymbol: '₱' }),
  mockCall(walletWire.getMemberWallet, { currency: 'TLB', currencySymbol: '₱', sumBalance: '12480.55', withdrawable: '12480.55' }),
  mockCall(walletWire.getDepositMethods, depositMethods),
  mockCall(walletWire.createDeposit, ({ amount }) => depositOrder({ amount, receive: amount, turnover: amount })),
  mockCall(walletWire.confirmDepositPaid, depositOrder({ status: 'checking', step: 'confirming' })),
  mockCall(walletWire.getWithdrawRules, withdrawRules()),
  mockCall(walletWire.createWithdrawal, ({ amount }) => withdrawalOrder({ amount, receive: amount })),
  mockCall(walletWire.getOrder, ({ orderNo }) => (orderNo.startsWith('W') ? withdrawalOrder({ orderNo }) : depositOrder({ orderNo }))),
  mockCall(walletWire.findOrder, null),
  mockCall(walletWire.getOrders, page([])),
  mockCall(walletWire.hasWithdrawalPassword, true),
  mockCall(walletWire.setPaymentPassword, () => ({ setAt: Date.now() })),
  mockCall(walletWire.findPaymentPassword, null),
  mockCall(walletWire.getAccountProviders, accountProviders),
  mockCall(walletWire.getAccounts, [account()]),
  mockCall(walletWire.addAccount, account({ accountId: 'acc-2' })),
  mockCall(walletWire.findAccount, null),
  mockCall(walletWire.getDepositPromotions, []),
  mockCall(walletWire.getRemainingLimit, {}),
  mockCall(walletWire.putProof, { complete: true, proofs: 1 }),
  mockCall(walletWire.revealAccount, { number: '09175557731' }),
  mockCall(walletWire.setDefaultAccount, []),
  mockCall(walletWire.removeAccount, null),
  mockCall(memberWalletsWire.getMemberWallets, memberWallets),
  mockCall(memberWalletsWire.transferBetweenWallets, ({ amount }) => walletTransfer({ amount })),
  mockCall(memberWalletsWire.findWalletTransfer, null),
  mockCall(memberWalletsWire.getWalletTransfers, page([walletTransfer()])),
  mockCall(walletWire.getBets, {
    ...page([bet(), bet({ orderId: 'B-2', net: '-20.00', stake: '20.00', payout: '0.00', validStake: '10.00' })]),
    totals: betTotals,
  }),
  mockCall(recordsWire.getVendorBets, ({ vassalage }) => ({ ...page([bet({ vassalage })]), totals: { ...betTotals, count: 1 } })),
  mockCall(recordsWire.getBetVendors, betVendors),
  mockCall(recordsWire.cancelSubOrder, ({ subOrderId }) => ({ subOrderId, status: 'cancelled' as const })),
  mockCall(recordsWire.getMoneyRecords, { ...page([moneyRecord()]), methods: [{ method: 'gopeso', name: 'GoPeso' }] }),
  mockCall(recordsWire.getDailyReport, dailyReport()),
  mockCall(recordsWire.requestHistory, ({ from, to }) => historyRequest({ from, to })),
  mockCall(recordsWire.getHistoryRequests, []),
  mockCall(walletWire.getBet, ({ orderId }) => bet({ orderId })),
];
