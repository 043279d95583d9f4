/** Returns the rows of a raw SQL statement; both drivers return them under `rows`. */
export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}
