import { dayOf } from '@parlour/ui/date-range';
import dayjs from 'dayjs';

type Period = { isLongTerm: boolean; from?: string; until?: string };
type Dated = { startDate?: number | null; endDate?: number | null; noExpiry: number };

/**
 * Returns the period of a promotion: long term if `noExpiry` is 1, otherwise both dates as YYYY/MM/DD (specification 2, "Activity
 * screens") in the player's time zone or in another one, such as `Asia/Manila`.
 */
export function promotionPeriod({ startDate, endDate, noExpiry }: Dated, timeZone?: string): Period {
  const isLongTerm = noExpiry === 1;
  const isReversed = typeof startDate === 'number' && typeof endDate === 'number' && endDate < startDate;
  return {
    isLongTerm,
    from: day(startDate, timeZone),
    // A promotion that ends before it starts is an operator's mistake, so show only its start.
    until: isLongTerm || isReversed ? undefined : day(endDate, timeZone),
  };
}

function day(ms: number | null | undefined, timeZone: string | undefined): string | undefined {
  if (typeof ms !== 'number') return undefined;
  return dayjs(dayOf(ms, timeZone)).format('YYYY/MM/DD');
}
