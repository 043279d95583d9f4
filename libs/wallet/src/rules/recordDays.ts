import { dayOf } from '@parlour/ui/date-range';

export type RecordDay<Row> = { day: string; /** A moment of the day, to write its name. */ at: number; rows: Row[] };

/**
 * Rows of all pages under their days, in the order in which they came. A row that moved to the next page while the player
 * was reading is shown once.
 */
export function recordDays<Row>(
  rows: Row[],
  { idOf, timeOf }: { idOf: (row: Row) => string; timeOf: (row: Row) => number },
): RecordDay<Row>[] {
  const days = new Map<string, RecordDay<Row>>();
  const seen = new Set<string>();
  for (const row of rows) {
    if (seen.has(idOf(row))) continue;
    seen.add(idOf(row));
    const at = timeOf(row);
    const day = dayOf(at);
    const known = days.get(day);
    if (known) known.rows.push(row);
    else days.set(day, { day, at, rows: [row] });
  }
  return [...days.values()];
}
