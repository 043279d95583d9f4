import { wireCall, wireId, wireMoney, wireText } from '@parlour/kernel';
import * as v from 'valibot';
import { bet, betTotals } from './wire/bet';
import { order } from './wire/order';
import { count, page, range } from './wire/page';
import { account, accountProvider, depositMethod, withdrawRules } from './wire/transfer';

export { type LimitKind, type LimitPeriod, limitKinds, limitPeriods, limitsWire } from './wire/limits';
export { memberWalletsWire } from './wire/memberWallets';
export { moneyExtrasWire } from './wire/moneyExtras';
export { recordsWire } from './wire/records';

const idempotencyKey = v.pipe(v.string(), v.uuid());

export const walletWire = {
  /** The merchant's currency, known before login (specification 4, home load). */
  getMerchantWallet: wireCall({
    method: 'GET',
    path: '/wps/wallets/merchant',
    access: 'anyone',
    input: v.object({}),
    value: v.object({ currency: wireText, currencySymbol: wireText, pattern: v.optional(wireText, '#,##0.00') }),
  }),
  getMemberWallet: wireCall({
    method: 'GET',
    path: '/wps/wallets/gcs',
    access: 'session',
    input: v.object({}),
    value: v.object({ currency: wireText, currencySymbol: wireText, sumBalance: wireMoney, withdrawable: wireMoney }),
  }),
  getDepositMethods: wireCall({
    method: 'GET',
    path: '/wps/transaction/deposit/methods',
    access: 'member',
    input: v.object({ language: v.string() }),
    value: v.pipe(v.array(depositMethod), v.maxLength(60)),
  }),
  createDeposit: wireCall({
    method: 'POST',
    path: '/wps/transaction/deposit',
    access: 'member',
    money: true,
    input: v.object({
      idempotencyKey,
      methodId: wireId,
      channelId: v.optional(wireId),
      promotionId: v.optional(wireId),
      amount: wireMoney,
      payerName: v.optional(v.string()),
      payerAccount: v.optional(v.string()),
      remark: v.optional(v.pipe(v.string(), v.maxLength(140))),
    }),
    value: order,
  }),
  /** The player says that the transfer was made; the order then waits for the money. */
  confirmDepositPaid: wireCall({
    method: 'POST',
    path: '/wps/transaction/deposit/paid',
    access: 'member',
    money: true,
    input: v.object({ orderNo: wireId, reference: v.optional(v.pipe(v.string(), v.maxLength(60))) }),
    value: order,
  }),
  getWithdrawRules: wireCall({
    method: 'GET',
    path: '/wps/transaction/withdraw/rules',
    access: 'member',
    input: v.object({}),
    value: withdrawRules,
  }),
  createWithdrawal: wireCall({
    method: 'POST',
    path: '/wps/transaction/withdraw',
    access: 'member',
    money: true,
    encrypted: true,
    input: v.object({ idempotencyKey, accountId: wireId, amount: wireMoney, paymentPassword: v.string() }),
    value: order,
  }),
  getOrder: wireCall({
    method: 'GET',
    path: '/wps/transaction/order',
    access: 'member',
    input: v.object({ orderNo: wireId }),
    value: order,
  }),
  /** What became of an intent whose reply was lost: its order, or null when the gateway never saw it. */
  findOrder: wireCall({
    method: 'GET',
    path: '/wps/transaction/order/byKey',
    access: 'member',
    input: v.object({ idempotencyKey }),
    value: v.nullable(order),
  }),
  getOrders: wireCall({
    method: 'GET',
    path: '/wps/transaction/report',
    access: 'member',
    input: v.object({
      ...range,
      kind: v.optional(v.picklist(['deposit', 'withdrawal'])),
      status: v.optional(v.string()),
      pageNo: count,
      pageSize: count,
    }),
    value: page(order),
  }),
  hasWithdrawalPassword: wireCall({
    method: 'GET',
    path: '/wps/member/hasWithdrawalPassword',
    access: 'member',
    input: v.object({}),
    value: v.boolean(),
  }),
  setPaymentPassword: wireCall({
    method: 'POST',
    path: '/wps/member/paymentPassword',
    access: 'member',
    encrypted: true,
    input: v.object({ paymentPassword: v.string(), password: v.string() }),
    value: v.nullish(v.unknown()),
  }),
  getAccountProviders: wireCall({
    method: 'GET',
    path: '/wps/member/bankCard/providers',
    access: 'member',
    input: v.object({}),
    value: v.pipe(v.array(accountProvider), v.maxLength(200)),
  }),
  getAccounts: wireCall({
    method: 'GET',
    path: '/wps/member/bankCard',
    access: 'member',
    input: v.object({}),
    value: v.pipe(v.array(account), v.maxLength(50)),
  }),
  addAccount: wireCall({
    method: 'POST',
    path: '/wps/member/bankCard',
    access: 'member',
    encrypted: true,
    input: v.object({ idempotencyKey, providerId: wireId, holder: v.string(), number: v.string(), paymentPassword: v.string() }),
    value: account,
  }),
  /** What became of a new account whose reply was lost: the account, or null when the gateway never saw the key. */
  findAccount: wireCall({
    method: 'GET',
    path: '/wps/member/bankCard/byKey',
    access: 'member',
    input: v.object({ idempotencyKey }),
    value: v.nullable(account),
  }),
  getBets: wireCall({
    method: 'GET',
    path: '/lgw/orders',
    access: 'session',
    input: v.object({ ...range, gameType: v.optional(v.string()), language: v.string(), pageNo: count, pageSize: count }),
    value: v.object({ ...page(bet).entries, totals: betTotals }),
  }),
  getBet: wireCall({
    method: 'GET',
    path: '/lgw/orders/detail',
    access: 'session',
    input: v.object({ orderId: wireId, language: v.string() }),
    value: bet,
  }),
};
