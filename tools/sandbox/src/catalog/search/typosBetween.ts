/**
 * Counts the wrong letters of a typed word: letters that are missing, added or different, and neighbours that are swapped. A word that is
 * still being typed is compared with the beginning of the other.
 */
export function typosBetween(typed: string, word: string): number {
  const rows: number[][] = [Array.from({ length: word.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= word.length; at += 1) {
      const isSame = typed[row - 1] === word[at - 1];
      const isSwapped = row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      current[at] = Math.min(
        cost(rows, row - 1, at) + 1,
        (current[at - 1] ?? Infinity) + 1,
        cost(rows, row - 1, at - 1) + (isSame ? 0 : 1),
        isSwapped ? cost(rows, row - 2, at - 2) + 1 : Infinity,
      );
    }
    rows.push(current);
  }
  const last = rows[typed.length] ?? [];
  return Math.min(...last.slice(Math.min(typed.length, word.length)));
}

function cost(rows: readonly number[][], row: number, at: number): number {
  return rows[row]?.[at] ?? Infinity;
}
