import type { Merchant } from '../merchants';
import type { IncomeKind } from './incomeOf';
import type { Period } from './teamMoney';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Neither country has daylight saving time. */
const offsets: Record<Merchant['country'], number> = { PH: 8 * hourMs, MM: 6.5 * hourMs };
const halfMonth = 15;

/** Returns the period that contains a moment: an hour, a day, or half a month for the dividend, in the merchant's time zone. */
export function periodOf(kind: IncomeKind, moment: number, { country }: Pick<Merchant, 'country'>): Period {
  const offset = offsets[country];
  const local = moment + offset;
  if (kind === 'dividend') {
    const date = new Date(local);
    const [year, month, isFirst] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate() <= halfMonth];
    const from = Date.UTC(year, month, isFirst ? 1 : halfMonth + 1);
    const to = isFirst ? Date.UTC(year, month, halfMonth + 1) : Date.UTC(year, month + 1, 1);
    return { from: from - offset, to: to - offset };
  }
  const length = kind === 'hourly' ? hourMs : dayMs;
  const from = Math.floor(local / length) * length - offset;
  return { from, to: from + length };
}

/** Returns a moment within the last completed period. */
export function lastMoment(kind: IncomeKind, now: number, merchant: Pick<Merchant, 'country'>): number {
  return periodOf(kind, now, merchant).from - 1;
}
