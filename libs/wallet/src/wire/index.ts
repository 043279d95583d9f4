import { wireCampaign } from '@parlour/kernel/campaign';
import { wireCall, wireId, wireKey, wireLine, wireMoney, wireTime, type WireValue, wireWord } from '@parlour/kernel/wire-call';
import * as v from 'valibot';
import { balanceWire } from './balance';
import { bet, betTotals } from './bet';
import { order } from './order';
import { count, page, range } from './page';
import { account, accountProvider, depositMethod, withdrawRules } from './transfer';

export { type LimitKind, type LimitPeriod, limitKinds, limitPeriods, limitsWire } from './limits';
export { memberWalletsWire } from './memberWallets';
export { moneyExtrasWire } from './moneyExtras';
export { recordsWire } from './records';

export type MemberBalance = WireValue<(typeof walletWire)['getMemberWallet']>;

export const walletWire = {
  ...balanceWire,
  /** Returns the payment methods for deposits with their limits and health. */
  getDepositMethods: wireCall({
    method: 'GET',
    path: '/wps/transaction/deposit/methods',
    access: 'member',
    input: v.object({ language: wireWord }),
    value: v.pipe(v.array(depositMethod), v.maxLength(60)),
  }),
  /** Creates a deposit order. */
  createDeposit: wireCall({
    method: 'POST',
    path: '/wps/transaction/deposit',
    access: 'member',
    money: true,
    closedByPause: true,
    input: v.object({
      idempotencyKey: wireKey,
      methodId: wireId,
      channelId: v.optional(wireId),
      promotionId: v.optional(wireId),
      amount: wireMoney,
      payerName: v.optional(wireLine),
      payerAccount: v.optional(wireLine),
      remark: v.optional(v.pipe(v.string(), v.maxLength(140))),
      /** Campaign marks of the link that led to the registration; sent with the first deposit only. */
      campaign: v.optional(wireCampaign),
    }),
    value: order,
  }),
  /** Confirms that the player has made the transfer. The order then waits for the money. */
  confirmDepositPaid: wireCall({
    method: 'POST',
    path: '/wps/transaction/deposit/paid',
    access: 'member',
    money: true,
    input: v.object({ orderNo: wireId, reference: v.optional(v.pipe(v.string(), v.maxLength(60))) }),
    value: order,
  }),
  /** Cancels a deposit that is not paid yet. Called for any other deposit, it changes nothing and returns it. */
  cancelDeposit: wireCall({
    method: 'POST',
    path: '/wps/transaction/deposit/cancel',
    access: 'member',
    money: true,
    input: v.object({ orderNo: wireId }),
    value: order,
  }),
  /** Returns the limits and conditions of the player's withdrawals. */
  getWithdrawRules: wireCall({
    method: 'GET',
    path: '/wps/transaction/withdraw/rules',
    access: 'member',
    input: v.object({}),
    value: withdrawRules,
  }),
  /** Creates a withdrawal order. */
  createWithdrawal: wireCall({
    method: 'POST',
    path: '/wps/transaction/withdraw',
    access: 'member',
    money: true,
    encrypted: true,
    input: v.object({ idempotencyKey: wireKey, accountId: wireId, amount: wireMoney, paymentPassword: wireLine }),
    value: order,
  }),
  /** Returns a deposit or withdrawal order. */
  getOrder: wireCall({
    method: 'GET',
    path: '/wps/transaction/order',
    access: 'member',
    input: v.object({ orderNo: wireId }),
    value: order,
  }),
  /** Returns the order of an idempotency key after a lost reply, or null if the gateway never received it. */
  findOrder: wireCall({
    method: 'GET',
    path: '/wps/transaction/order/byKey',
    access: 'member',
    input: v.object({ idempotencyKey: wireKey }),
    value: v.nullable(order),
  }),
  /** Returns a page of the orders of the range, newest first. */
  getOrders: wireCall({
    method: 'GET',
    path: '/wps/transaction/report',
    access: 'member',
    input: v.object({
      ...range,
      kind: v.optional(v.picklist(['deposit', 'withdrawal'])),
      status: v.optional(wireWord),
      pageNo: count,
      pageSize: count,
    }),
    value: page(order),
  }),
  /** Returns whether the player has a transaction password. */
  hasWithdrawalPassword: wireCall({
    method: 'GET',
    path: '/wps/member/hasWithdrawalPassword',
    access: 'member',
    input: v.object({}),
    value: v.boolean(),
  }),
  /** Sets the first transaction password. */
  setPaymentPassword: wireCall({
    method: 'POST',
    path: '/wps/member/paymentPassword',
    access: 'member',
    encrypted: true,
    input: v.object({ idempotencyKey: wireKey, paymentPassword: wireLine, password: wireLine }),
    value: v.object({ setAt: wireTime }),
  }),
  /** Returns when the first transaction password was set under an idempotency key after a lost reply, or null if it was never set. */
  findPaymentPassword: wireCall({
    method: 'GET',
    path: '/wps/member/paymentPassword/byKey',
    access: 'member',
    input: v.object({ idempotencyKey: wireKey }),
    value: v.nullable(v.object({ setAt: wireTime })),
  }),
  /** Returns the banks and wallets that can hold a withdrawal account. */
  getAccountProviders: wireCall({
    method: 'GET',
    path: '/wps/member/bankCard/providers',
    access: 'member',
    input: v.object({}),
    value: v.pipe(v.array(accountProvider), v.maxLength(200)),
  }),
  /** Returns the player's withdrawal accounts, with masked numbers. */
  getAccounts: wireCall({
    method: 'GET',
    path: '/wps/member/bankCard',
    access: 'member',
    input: v.object({}),
    value: v.pipe(v.array(account), v.maxLength(50)),
  }),
  /** Adds a withdrawal account. */
  addAccount: wireCall({
    method: 'POST',
    path: '/wps/member/bankCard',
    access: 'member',
    encrypted: true,
    input: v.object({ idempotencyKey: wireKey, providerId: wireId, holder: wireLine, number: wireLine, paymentPassword: wireLine }),
    value: account,
  }),
  /** Returns the account added under an idempotency key after a lost reply, or null if the gateway never received the key. */
  findAccount: wireCall({
    method: 'GET',
    path: '/wps/member/bankCard/byKey',
    access: 'member',
    input: v.object({ idempotencyKey: wireKey }),
    value: v.nullable(account),
  }),
  /** Returns a page of the bets of the range with their totals. */
  getBets: wireCall({
    method: 'GET',
    path: '/lgw/orders',
    access: 'session',
    input: v.object({ ...range, gameType: v.optional(wireWord), language: wireWord, pageNo: count, pageSize: count }),
    /** `totals` of all pages. Absent if the gateway does not tell them. */
    value: v.object({ ...page(bet).entries, totals: v.nullish(betTotals) }),
  }),
  /** Returns a bet. */
  getBet: wireCall({
    method: 'GET',
    path: '/lgw/orders/detail',
    access: 'session',
    input: v.object({ orderId: wireId, language: wireWord }),
    value: bet,
  }),
};
