import {
  wireCall,
  wireCount,
  wireId,
  wireList,
  wireMoney,
  wirePage,
  wireRange,
  wireText,
  wireTime,
  wireWord,
} from '@parlour/kernel/wire-call';
import * as v from 'valibot';
import { productTypes } from './productTypes';

const MAX_NOTICES = 20;
const MAX_DAYS = 62;
const MAX_TRAIL = 40;

const symbol = v.pipe(v.string(), v.maxLength(8));
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));
/** Figures of the team, including the agent. `netLoss` is the team's loss to the house; negative if the team has won. */
const money = { bets: wireMoney, netLoss: wireMoney, deposits: wireMoney, withdrawals: wireMoney };
const figures = { ...money, payouts: wireMoney, activeMembers: wireCount, newMembers: wireCount };
/** Payments to the agent, by reason. */
const income = { salary: wireMoney, dividend: wireMoney, hourly: wireMoney, rebate: wireMoney, total: wireMoney };

const downline = v.object({
  memberId: wireId,
  name: wireText,
  username: wireText,
  isAgent: v.boolean(),
  joinedAt: wireTime,
  /** Number of members below. */
  below: wireCount,
  /** Figures of the downline's whole subtree in the requested range. */
  ...money,
});

const rebate = v.object({
  productType: v.picklist(productTypes),
  /** Percentage of valid bets. */
  rate: wireMoney,
});
const rebates = v.pipe(v.array(rebate), v.maxLength(productTypes.length));
const downlineRebates = v.object({
  memberId: wireId,
  name: wireText,
  isAgent: v.boolean(),
  rates: rebates,
  /** The highest rate that the downline grants; its own rate cannot be lower. */
  granted: rebates,
});

/** Calls of those who run a downline. All refuse with NOT_DOWNLINE a member who does not stand below the caller. */
export const teamWire = {
  /** Returns the agent's overview: team, figures since `from` and announcements. */
  getOverview: wireCall({
    method: 'GET',
    path: '/wps/agent/overview',
    access: 'session',
    input: v.object({ from: wireTime, language: wireWord }),
    value: v.object({
      currencySymbol: symbol,
      upline: v.nullable(wireText),
      /** The affiliate code; null if the agent may not open accounts. */
      code: v.nullable(wireId),
      members: v.object({ direct: wireCount, total: wireCount, agents: wireCount }),
      /** Figures since `from`, the player's midnight. */
      today: v.object({ ...figures, income: wireMoney }),
      announcements: wireList(v.object({ id: wireId, title: wireText, text: wireText, at: wireTime }), MAX_NOTICES),
    }),
  }),
  /** Returns the agent's key figures of the range, with totals. */
  getKpi: wireCall({
    method: 'GET',
    path: '/wps/agent/kpi',
    access: 'session',
    /** `zone` is the IANA name of the player's time zone, which defines the days. */
    input: v.object({ ...wireRange, zone: v.pipe(v.string(), v.maxLength(60)) }),
    value: v.object({
      currencySymbol: symbol,
      totals: v.object(figures),
      income: v.object(income),
      /** Every day of the range, oldest first. */
      days: v.pipe(v.array(v.object({ day, ...money })), v.maxLength(MAX_DAYS)),
    }),
  }),
  /**
   * Returns a page of the direct downlines of the caller or of `of`. With `search` it returns everybody below whose name contains the text.
   */
  getDownlines: wireCall({
    method: 'GET',
    path: '/wps/agent/subordinates',
    access: 'session',
    input: v.object({
      ...wireRange,
      of: v.optional(wireId),
      search: v.optional(v.pipe(v.string(), v.maxLength(60))),
      pageNo: wireCount,
      pageSize: wireCount,
    }),
    value: v.object({
      ...wirePage(downline).entries,
      count: wireCount,
      currencySymbol: symbol,
      /** The path from the caller's direct downline to `of`; empty at the top. */
      trail: v.pipe(v.array(v.object({ memberId: wireId, name: wireText })), v.maxLength(MAX_TRAIL)),
      /** Totals of everybody below the caller or `of`, regardless of the search. */
      totals: v.object({ ...money, members: wireCount }),
    }),
  }),
  /** Returns the agent's own rebates and a page of the rebates of the downlines. */
  getRebates: wireCall({
    method: 'GET',
    path: '/wps/agent/rebates',
    access: 'session',
    input: v.object({ search: v.optional(v.pipe(v.string(), v.maxLength(60))), pageNo: wireCount, pageSize: wireCount }),
    value: v.object({ ...wirePage(downlineRebates).entries, own: rebates }),
  }),
  /**
   * Sets the rebates of a downline. Refused with ABOVE_MAX over the caller's own rate and with BELOW_MIN under a rate that the downline
   * grants: `{ productType, limit }`.
   */
  setRebates: wireCall({
    method: 'POST',
    path: '/wps/agent/rebates',
    access: 'session',
    input: v.object({ memberId: wireId, rates: rebates }),
    value: downlineRebates,
  }),
  /** Returns a page of the agent's income of the range. */
  getIncome: wireCall({
    method: 'GET',
    path: '/wps/agent/income',
    access: 'session',
    input: v.object({ ...wireRange, pageNo: wireCount, pageSize: wireCount }),
    value: v.object({
      ...wirePage(
        v.object({
          id: wireId,
          kind: v.picklist(['salary', 'dividend', 'hourly', 'rebate']),
          periodFrom: wireTime,
          periodTo: wireTime,
          /** The amount by the agent's own terms, the downlines' part of it, and the amount paid. */
          gross: wireMoney,
          passedOn: wireMoney,
          amount: wireMoney,
          paidAt: wireTime,
        }),
      ).entries,
      currencySymbol: symbol,
    }),
  }),
};

type Value<Name extends keyof typeof teamWire> = v.InferOutput<(typeof teamWire)[Name]['value']>;
export type Overview = Value<'getOverview'>;
export type Kpi = Value<'getKpi'>;
export type DownlinePage = Value<'getDownlines'>;
export type Downline = v.InferOutput<typeof downline>;
export type Rebate = v.InferOutput<typeof rebate>;
export type DownlineRebates = v.InferOutput<typeof downlineRebates>;
export type IncomePage = Value<'getIncome'>;
