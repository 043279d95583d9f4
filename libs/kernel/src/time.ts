/** An hour in milliseconds. */
export const HOUR_MS = 3_600_000;
/** 24 hours in milliseconds. A calendar day can be an hour shorter or longer. */
export const DAY_MS = 24 * HOUR_MS;
