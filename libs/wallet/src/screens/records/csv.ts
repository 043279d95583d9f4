const NUMBER = /^-?\d+(\.\d+)?$/;
/** Matches text that a spreadsheet would treat as a formula. */
const FORMULA = /^[=+\-@\t\r\n|]/;
/** A byte order mark tells spreadsheets that the text is UTF-8. */
const MARK = '\uFEFF';

/**
 * Formats rows as CSV by RFC 4180: CRLF, doubled quotes. An apostrophe before formula-like text stops a spreadsheet from running
 * it.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return MARK + rows.map((row) => row.map(cell).join(',') + '\r\n').join('');
}

function cell(text: string): string {
  const safe = FORMULA.test(text.trimStart() || text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
