import { useDateFormat } from '@parlour/site/format';
import { dayOf } from '@parlour/ui/date-range';
import { ListGroup } from '@parlour/ui/list-row';
import { Fragment, type ReactNode } from 'react';

export type RecordDaysProps<Row> = { days: RecordDay<Row>[]; keyOf: (row: Row) => string; renderRow: (row: Row) => ReactNode };

/** Lists rows grouped by day. */
export function RecordDays<Row>({ days, keyOf, renderRow }: RecordDaysProps<Row>) {
  const dates = useDateFormat();
  return days.map(({ day, at, rows }) => (
    <ListGroup key={day} title={dates.day(at)}>
      {rows.map((row) => (
        <Fragment key={keyOf(row)}>{renderRow(row)}</Fragment>
      ))}
    </ListGroup>
  ));
}

type RecordDay<Row> = { day: string; /** A time within the day, used to format its name. */ at: number; rows: Row[] };

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
