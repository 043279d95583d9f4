import { wireCall, wireMoney, wireTime } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

export const limitKinds = ['deposit', 'loss', 'wager', 'time'] as const;
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitKind = (typeof limitKinds)[number];
export type LimitPeriod = (typeof limitPeriods)[number];

const which = { kind: v.picklist(limitKinds), period: v.picklist(limitPeriods) };

/** One limit of a player over the last 24 hours, 7 days or 30 days. Amounts of kind `time` are minutes. */
const playLimit = v.object({
  ...which,
  /** Null if there is no limit. */
  amount: v.nullable(wireMoney),
  used: wireMoney,
  /** Never below zero; null without a limit. */
  remaining: v.nullable(wireMoney),
  /** Time at which the earliest counted use leaves the period; null while nothing is used. */
  resetsAt: v.nullable(wireTime),
  /** A requested increase or removal of the limit; null if nothing is pending. */
  pending: v.nullable(
    v.object({
      amount: v.nullable(wireMoney),
      /** Time from which it can be confirmed. */
      effectiveAt: wireTime,
      /** Deadline of the confirmation; after it the request lapses. */
      confirmBy: wireTime,
    }),
  ),
});

export type PlayLimit = v.InferOutput<typeof playLimit>;

const playLimits = v.pipe(v.array(playLimit), v.maxLength(20));

/** Limits that the gateway holds: lower ones start at once, higher ones wait and are confirmed. Repeating a call changes nothing. */
export const limitsWire = {
  /** Returns the player's limits of money and time (ADR 0014). */
  getLimits: wireCall({ method: 'GET', path: '/wps/member/play/limits', access: 'member', input: v.object({}), value: playLimits }),
  /** Sets a limit; null removes it. Sending the current amount cancels a pending change. */
  setLimit: wireCall({
    method: 'PUT',
    path: '/wps/member/play/limits',
    access: 'member',
    input: v.object({ ...which, amount: v.nullable(wireMoney) }),
    value: playLimits,
  }),
  /** Confirms a pending limit. `amount` is the one that the player was shown, so that nothing else is confirmed. */
  confirmLimit: wireCall({
    method: 'POST',
    path: '/wps/member/play/limits/confirm',
    access: 'member',
    input: v.object({ ...which, amount: v.nullable(wireMoney) }),
    value: playLimits,
  }),
};
