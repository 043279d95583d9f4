import type { SecurityRow, SecurityRowId } from '../wire/securityWire';

/** Steps that a withdrawal requires. */
const wanted: readonly SecurityRowId[] = ['transactionPassword', 'payeeName', 'phone', 'identity'];

/** Returns the reminders of the member home, in the order in which a withdrawal requires them. */
export function attentionRows(rows: readonly SecurityRow[]): SecurityRow[] {
  return wanted.flatMap((id) => rows.filter((row) => row.id === id && !row.isDone && !row.isLocked));
}
