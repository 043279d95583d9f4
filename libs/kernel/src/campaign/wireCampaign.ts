import * as v from 'valibot';

export const MAX_VALUES = 20;
export const MAX_LENGTH = 200;

/** What a link brought, by the names of its parameters: `code`, `domain`, `r`, `utm_…` and the operator's click ids. */
export const wireCampaign = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)), v.pipe(v.string(), v.maxLength(MAX_LENGTH))),
  v.check((values) => Object.keys(values).length <= MAX_VALUES, 'too many values'),
);

export type Campaign = v.InferOutput<typeof wireCampaign>;
