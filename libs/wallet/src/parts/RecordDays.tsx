import { useDateFormat } from '@parlour/merchant';
import { ListGroup } from '@parlour/ui/list-row';
import { Fragment, type ReactNode } from 'react';
import type { RecordDay } from '../rules/recordDays';

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
