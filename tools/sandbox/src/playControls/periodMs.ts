import type { LimitPeriod } from '@parlour/wallet/wire';

const day = 24 * 3_600_000;

/** Rolling window of a limit; a calendar day would allow two days' amounts around midnight. */
export const periodMs: Record<LimitPeriod, number> = { day, week: 7 * day, month: 30 * day };
