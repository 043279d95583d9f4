import { dayOf } from '@parlour/ui/date-range';

export type RecordDay<Row> = { day: string; /** A time within the day, used to format its name. */ at: number; rows: Row[] };

/** Groups rows by day and keeps their order. */
export function recordDays<Row>(rows: readonly Row[], timeOf: (row: Row) => number): RecordDay<Row>[] {
  const days = new Map<string, RecordDay<Row>>();
  for (const row of rows) {
    const at = timeOf(row);
    const day = dayOf(at);
    const known = days.get(day);
    if (known) known.rows.push(row);
    else days.set(day, { day, at, rows: [row] });
  }
  return [...days.values()];
}
