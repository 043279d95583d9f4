import type { SecurityRow, SecurityRowId } from '../wire/securityWire';

/** Without these a withdrawal stops half way. */
const wanted: readonly SecurityRowId[] = ['transactionPassword', 'payeeName', 'phone', 'identity'];

/** What the member home reminds of, in the order in which a withdrawal asks for it. */
export function attentionRows(rows: readonly SecurityRow[]): SecurityRow[] {
  return wanted.flatMap((id) => rows.filter((row) => row.id === id && !row.isDone && !row.isLocked));
}
