import { compareMoney } from '@parlour/kernel/money';
import type { MoneyRecord } from '../../../wire/records';

/** What a day shows in one line: a record, or several small bonuses or rebates. */
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

/** What small records have in common that are joined. Undefined for a record that stays alone. */
function smallKey({ kind, status, amount, currencySymbol }: MoneyRecord): string | undefined {
  const isGift = (kind === 'bonus' || kind === 'rebate') && status === 'successful';
  const isSmall = compareMoney(amount, '0') > 0 && compareMoney(amount, SMALL_BELOW) < 0;
  return isGift && isSmall ? `${kind} ${currencySymbol}` : undefined;
}
