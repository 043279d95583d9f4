/** A typed name is taken for a typo of a known one if at most this many letters differ. */
const MOST_SLIPS = 2;

/**
 * Returns the name that was probably meant, or undefined.
 * @param {string} typed
 * @param {string[]} names
 */
export function nearest(typed, names) {
  const [best] = names.map((name) => ({ name, slips: slipsBetween(typed, name) })).sort((one, other) => one.slips - other.slips);
  return best && best.slips <= MOST_SLIPS && best.slips < best.name.length / 2 ? best.name : undefined;
}

/** The edit distance of two words, in which upper and lower case are the same. */
function slipsBetween(one, other) {
  const letters = [...other.toLowerCase()];
  let row = [0, ...letters.map((_, index) => index + 1)];
  for (const letter of one.slice(0, 100).toLowerCase()) {
    const next = [row[0] + 1];
    letters.forEach((wanted, index) => next.push(Math.min(row[index] + (letter === wanted ? 0 : 1), row[index + 1] + 1, next[index] + 1)));
    row = next;
  }
  return row.at(-1);
}
