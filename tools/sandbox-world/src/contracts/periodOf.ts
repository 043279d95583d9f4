import { offsetOf } from '../merchants/merchantDay';
import type { Merchant } from '../merchants/merchants';

export const incomeKinds = ['salary', 'dividend', 'hourly', 'rebate'] as const;
export type IncomeKind = (typeof incomeKinds)[number];
/** From a moment until another one, which is excluded. */
export type Period = { from: number; to: number };

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const halfMonth = 15;

/** Returns the period that contains a moment: an hour, a day, or half a month for the dividend, in the merchant's time zone. */
export function periodOf(kind: IncomeKind, moment: number, merchant: Pick<Merchant, 'country'>): Period {
  const offset = offsetOf(merchant);
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
