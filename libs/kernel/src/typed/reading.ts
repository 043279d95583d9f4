/** What a typed text means: one clear value, or the reason why it is refused. A refused text stays in its field as it was typed. */
export type Reading<Value, Problem extends string> = { value: Value; problem?: undefined } | { value?: undefined; problem: Problem };
