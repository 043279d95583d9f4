import { dayOf } from '@parlour/ui/date-range';

export type RecordDay<Row> = { day: string; /** A time within the day, used to format its name. */ at: number; rows: Row[] };

/**
 * Groups the rows of all pages by day and keeps their order. A row that moved to the next page between two requests is shown
 * once.
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
