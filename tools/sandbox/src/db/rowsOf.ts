/** Rows of a statement written as SQL; both drivers hand them over under `rows`. */
export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}
