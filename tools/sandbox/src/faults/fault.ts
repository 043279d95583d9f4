import * as v from 'valibot';

const ms = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000));

/** Kinds of faults. */
export const faultKind = v.variant('kind', [
  v.object({ kind: v.literal('latency'), ms }),
  v.object({
    kind: v.literal('status'),
    status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
    /** Body sent as JSON, or as HTML when it is text that starts with "<". */
    body: v.optional(v.unknown()),
    headers: v.optional(v.record(v.string(), v.string()), {}),
  }),
  /** Truncated JSON. */
  v.object({ kind: v.literal('malformed') }),
  /** The real reply with one value replaced: at the dotted path `at` inside `value`, or the whole `value`. */
  v.object({ kind: v.literal('wrongShape'), at: v.optional(v.string()), with: v.optional(v.unknown()) }),
  /** The body is shorter than its `Content-Length`. */
  v.object({ kind: v.literal('truncated') }),
  /** The connection is reset before anything happens. */
  v.object({ kind: v.literal('reset') }),
  /** No reply at all. */
  v.object({ kind: v.literal('stall') }),
  v.object({ kind: v.literal('noCors') }),
  v.object({ kind: v.literal('expiredToken') }),
  /** The gateway processes the request, but its reply is lost. */
  v.object({ kind: v.literal('dropReplyAfterApply') }),
]);
export type FaultKind = v.InferOutput<typeof faultKind>;

export const faultRule = v.object({
  /** A path, or a path prefix ending in `*`. */
  path: v.pipe(v.string(), v.startsWith('/')),
  method: v.optional(v.picklist(['GET', 'POST', 'PUT', 'DELETE'])),
  /** Limits the fault to this browser. */
  clientId: v.optional(v.string()),
  /** Fires at this matching call, counted from 1 since the rule was set. */
  nth: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Fires with this probability, drawn from `seed`. */
  probability: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  seed: v.optional(v.number(), 1),
  /** Fires at most this many times. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  fault: faultKind,
});
export type FaultRule = v.InferOutput<typeof faultRule>;
