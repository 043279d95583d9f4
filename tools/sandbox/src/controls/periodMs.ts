import type { LimitPeriod } from '@parlour/wallet/wire';

const day = 24 * 3_600_000;

/** How far back a limit looks from now; nobody gets two days' room around a midnight. */
export const periodMs: Record<LimitPeriod, number> = { day, week: 7 * day, month: 30 * day };
