import { wireCall, wireTime } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

/** Product 4.21: a break lasts from one hour to six weeks. */
export const MIN_BREAK_HOURS = 1;
export const MAX_BREAK_HOURS = 6 * 7 * 24;
/** A self-exclusion lasts at least six months; null means permanently. */
export const MIN_EXCLUSION_MONTHS = 6;
export const MAX_EXCLUSION_MONTHS = 120;

const whole = (min: number, max: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));

export const playPause = v.object({
  kind: v.picklist(['break', 'exclusion']),
  startedAt: wireTime,
  /** Null if it has no end. */
  until: v.nullable(wireTime),
});

const playState = v.object({
  /** The active pause; null if there is none. */
  pause: v.nullable(playPause),
  /** The used-up play limit that lasts longest; null if there is none. */
  reached: v.nullable(
    v.object({ kind: v.picklist(['loss', 'wager', 'time']), period: v.picklist(['day', 'week', 'month']), resetsAt: wireTime }),
  ),
  /** The player has set a limit of money or time. Absent if the gateway does not say. */
  hasLimit: v.nullish(v.boolean()),
});

export type PlayState = v.InferOutput<typeof playState>;

/**
 * Calls of the play controls: current restrictions, breaks and self-exclusions. An active pause is never shortened: of two
 * pauses, the longer one applies.
 */
export const playControlsWire = {
  /** Returns the restrictions of the player: pauses and limits that are used up (ADR 0014). */
  getPlayState: wireCall({
    method: 'GET',
    path: '/wps/member/play/state',
    access: 'session',
    input: v.object({}),
    value: playState,
  }),
  /** Starts a break of some hours. It cannot be shortened. */
  takeBreak: wireCall({
    method: 'POST',
    path: '/wps/member/play/break',
    access: 'member',
    input: v.object({ hours: whole(MIN_BREAK_HOURS, MAX_BREAK_HOURS) }),
    value: playPause,
  }),
  /** Excludes the player for some months, or permanently if `months` is null. */
  excludeSelf: wireCall({
    method: 'POST',
    path: '/wps/member/play/exclusion',
    access: 'member',
    input: v.object({ months: v.nullable(whole(MIN_EXCLUSION_MONTHS, MAX_EXCLUSION_MONTHS)) }),
    value: playPause,
  }),
};
