import { compareMoney } from '@parlour/kernel/money';
import type { MoneyRecord } from '../../wire/records';

/** The records that one line shows: a single record, or several small bonuses or rebates of a day. */
export type MoneyLine = [first: MoneyRecord, ...others: MoneyRecord[]];

/** Bonuses and rebates below this amount are small. */
export const SMALL_BELOW = '1';

/** Joins the small bonuses of a day, and its small rebates, into one line each, at the place of the newest. */
export function moneyLines(records: readonly MoneyRecord[]): MoneyLine[] {
  const lines: MoneyLine[] = [];
  const joined = new Map<string, MoneyLine>();
  for (const record of records) {
    const key = smallKey(record);
    const known = key === undefined ? undefined : joined.get(key);
    if (known) {
      known.push(record);
      continue;
    }
    const line: MoneyLine = [record];
    lines.push(line);
    if (key !== undefined) joined.set(key, line);
  }
  return lines;
}

/** Returns the key by which small records are joined into one line; undefined for a record with its own line. */
function smallKey({ kind, status, amount, currencySymbol }: MoneyRecord): string | undefined {
  const isGift = (kind === 'bonus' || kind === 'rebate') && status === 'successful';
  const isSmall = compareMoney(amount, '0') > 0 && compareMoney(amount, SMALL_BELOW) < 0;
  return isGift && isSmall ? `${kind} ${currencySymbol}` : undefined;
}
