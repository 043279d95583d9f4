const NUMBER = /^-?\d+(\.\d+)?$/;
/** What a spreadsheet would take for the start of a formula. */
const FORMULA = /^[=+\-@\t\r\n|]/;
/** Tells spreadsheets that the text is UTF-8. */
const MARK = '\uFEFF';

/** Rows as RFC 4180 writes them: CRLF, quotes doubled. A text that a spreadsheet would run is kept a text by an apostrophe. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return MARK + rows.map((row) => row.map(cell).join(',') + '\r\n').join('');
}

function cell(text: string): string {
  const safe = FORMULA.test(text.trimStart() || text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
