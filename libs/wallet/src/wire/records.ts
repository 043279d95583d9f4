import {
  wireCall,
  wireCount,
  wireId,
  wireKey,
  wireMoney,
  wirePage,
  wireRange,
  wireText,
  wireTime,
  wireWord,
} from '@parlour/kernel/wire-call';
import * as v from 'valibot';

/** Details of a lottery order, with its stake in each draw. */
const lotteryFacts = v.object({
  playTypeName: wireText,
  /** The picks of each row. */
  numbers: v.pipe(v.array(v.array(wireText)), v.maxLength(10)),
  unit: wireMoney,
  multiplier: v.pipe(v.number(), v.safeInteger()),
  /** Percentage of the stake that is paid back. */
  rebate: wireMoney,
  subOrders: v.pipe(
    v.array(
      v.object({
        subOrderId: wireId,
        drawNo: wireText,
        multiplier: v.pipe(v.number(), v.safeInteger()),
        stake: wireMoney,
        payout: wireMoney,
        /** `stopped`: the chase ended after a win, and the stake was returned. */
        status: v.picklist(['open', 'won', 'lost', 'cancelled', 'stopped']),
        /** Deadline for cancelling it. */
        closesAt: v.nullish(wireTime),
        drawsAt: wireTime,
        /** The drawn numbers, after the draw. */
        result: v.nullable(v.array(wireText)),
      }),
    ),
    v.maxLength(100),
  ),
});

export const bet = v.object({
  orderId: wireId,
  roundId: wireText,
  gameName: wireText,
  vassalage: wireText,
  vendorName: v.nullish(wireText),
  gameType: wireText,
  placedAt: wireTime,
  settledAt: v.nullish(wireTime),
  stake: wireMoney,
  /** Part of the stake that counts towards turnover. */
  validStake: wireMoney,
  payout: wireMoney,
  net: wireMoney,
  status: v.picklist(['open', 'settled', 'cancelled']),
  /** The bet is settled and paid, and the vendor reports the round, with its page, later. */
  detailsFollow: v.optional(v.boolean(), false),
  /** URL of the vendor's page about the round. */
  roundUrl: v.nullish(wireText),
  /** Present only in the details of a lottery bet. */
  lottery: v.nullish(lotteryFacts),
});

export type Bet = v.InferOutput<typeof bet>;

export const betTotals = v.object({
  count: v.pipe(v.number(), v.safeInteger()),
  stake: wireMoney,
  validStake: wireMoney,
  payout: wireMoney,
  net: wireMoney,
});

export type BetTotals = v.InferOutput<typeof betTotals>;

/** Calls that read the player's bets. */
export const betsWire = {
  /** Returns a page of the bets of the range with their totals. */
  getBets: wireCall({
    method: 'GET',
    path: '/lgw/orders',
    access: 'session',
    input: v.object({ ...wireRange, gameType: v.optional(wireWord), language: wireWord, pageNo: wireCount, pageSize: wireCount }),
    /** `totals` of all pages. Absent if the gateway does not tell them. */
    value: v.object({ ...wirePage(bet).entries, totals: v.nullish(betTotals) }),
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

/** A vendor with bets of the player in a range. */
export const betVendor = v.object({
  vassalage: wireId,
  displayName: wireText,
  gameTypes: v.pipe(v.array(wireText), v.maxLength(20)),
  /** Maximum delay of its results; 0 for the operator's own games. */
  delayMinutes: wireCount,
});

export type BetVendor = v.InferOutput<typeof betVendor>;

const moneyKind = v.picklist(['deposit', 'withdrawal', 'transfer', 'bonus', 'rebate', 'adjustment']);

export type MoneyKind = v.InferOutput<typeof moneyKind>;

/** Every completed or pending movement of the player's money other than play. */
export const moneyRecord = v.object({
  /** The order number, if there is an order. */
  recordNo: wireId,
  kind: moneyKind,
  status: v.picklist(['pending', 'successful', 'rejected', 'expired', 'cancelled', 'checking']),
  /** Change of the balance; negative if money leaves it. */
  amount: wireMoney,
  currencySymbol: wireText,
  method: v.nullish(wireText),
  /** Name of the payment method, or the reason of the movement. */
  label: v.nullish(wireText),
  /** Masked destination of a withdrawal. */
  account: v.nullish(wireText),
  /** `locked`: a bonus became bonus money; `released`: bonus money became cash. Null for all other movements. */
  bonus: v.nullish(v.picklist(['locked', 'released'])),
  at: wireTime,
});

export type MoneyRecord = v.InferOutput<typeof moneyRecord>;

const figures = {
  /** Deposits after fees, and withdrawals paid. */
  deposits: wireMoney,
  withdrawals: wireMoney,
  netDeposits: wireMoney,
  stake: wireMoney,
  payout: wireMoney,
  /** Wins minus stakes of settled bets. */
  result: wireMoney,
  /** Bonuses, rebates, adjustments, and transfers with other players. */
  extras: wireMoney,
};

export const dailyReport = v.object({
  currencySymbol: wireText,
  days: v.pipe(v.array(v.object({ day: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)), ...figures })), v.maxLength(100)),
  total: v.object(figures),
});

export type DailyReport = v.InferOutput<typeof dailyReport>;

export const historyRequest = v.object({
  requestNo: wireId,
  from: wireTime,
  to: wireTime,
  requestedAt: wireTime,
  /** Expected delivery time to the player's messages. */
  readyAt: wireTime,
  status: v.picklist(['pending', 'ready']),
});

export type HistoryRequest = v.InferOutput<typeof historyRequest>;

const listed = { language: wireWord, pageNo: wireCount, pageSize: wireCount };

/** Calls of the records screen (product decision 4.8, specification 7) that no other screen needs. */
export const recordsWire = {
  /** Returns the vendors with bets in the range. */
  getBetVendors: wireCall({
    method: 'GET',
    path: '/wps/relay/vendors',
    access: 'session',
    input: v.object({ ...wireRange, language: wireWord }),
    value: v.pipe(v.array(betVendor), v.maxLength(200)),
  }),
  /** Returns a page of the bets with one vendor, as the vendor's system reports them. */
  getVendorBets: wireCall({
    method: 'GET',
    path: '/wps/relay/orders',
    access: 'session',
    input: v.object({ ...wireRange, vassalage: wireId, gameType: v.optional(wireWord), ...listed }),
    value: v.object({ ...wirePage(bet).entries, totals: betTotals }),
  }),
  /** Cancels the bet on one draw that still takes bets and returns the stake. Called again, it returns the current state. */
  cancelSubOrder: wireCall({
    method: 'POST',
    path: '/lgw/orders/suborders/cancel',
    access: 'session',
    money: true,
    input: v.object({ subOrderId: wireId }),
    value: v.object({ subOrderId: wireId, status: v.picklist(['open', 'won', 'lost', 'cancelled', 'stopped']) }),
  }),
  /** Returns a page of the money records of the range. */
  getMoneyRecords: wireCall({
    method: 'GET',
    path: '/wps/transaction/report/all',
    access: 'member',
    input: v.object({
      ...wireRange,
      kind: v.optional(moneyKind),
      status: v.optional(moneyRecord.entries.status),
      method: v.optional(wireWord),
      ...listed,
    }),
    value: v.object({
      ...wirePage(moneyRecord).entries,
      /** Methods of the orders in the range. */
      methods: v.pipe(v.array(v.object({ method: wireText, name: wireText })), v.maxLength(60)),
    }),
  }),
  /** Returns deposits, withdrawals, stakes and wins by the days of a time zone, from the ledger. */
  getDailyReport: wireCall({
    method: 'GET',
    path: '/wps/transaction/report/daily',
    access: 'session',
    input: v.object({ ...wireRange, timeZone: wireWord }),
    value: dailyReport,
  }),
  /** Requests records that are too old for the screen. */
  requestHistory: wireCall({
    method: 'POST',
    path: '/wps/transaction/report/request',
    access: 'member',
    input: v.object({ idempotencyKey: wireKey, ...wireRange }),
    value: historyRequest,
  }),
  /** Returns the requests for old records. */
  getHistoryRequests: wireCall({
    method: 'GET',
    path: '/wps/transaction/report/requests',
    access: 'member',
    input: v.object({}),
    value: v.pipe(v.array(historyRequest), v.maxLength(100)),
  }),
};
