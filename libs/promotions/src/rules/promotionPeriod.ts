import dayjs from 'dayjs';

type Dated = { startDate?: number | null; endDate?: number | null; noExpiry: number };

/**
 * Returns the period of a promotion: long term if `noExpiry` is 1, otherwise both dates as YYYY/MM/DD in the player's time zone
 * (specification 2, "Activity screens").
 */
export function promotionPeriod({ startDate, endDate, noExpiry }: Dated): { isLongTerm: boolean; from?: string; until?: string } {
  const isLongTerm = noExpiry === 1;
  const isReversed = typeof startDate === 'number' && typeof endDate === 'number' && endDate < startDate;
  return {
    isLongTerm,
    from: day(startDate),
    // A promotion that ends before it starts is an operator's mistake, so show only its start.
    until: isLongTerm || isReversed ? undefined : day(endDate),
  };
}

function day(ms: number | null | undefined): string | undefined {
  return typeof ms === 'number' ? dayjs(ms).format('YYYY/MM/DD') : undefined;
}
