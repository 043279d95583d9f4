import { typosBetween } from './typosBetween';

/** Wrong letters that a word may have: the shorter the word, the more words one letter away mean something else. */
function forgiven({ length }: string): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/**
 * Returns a search text with its words spelled as in the names, the most popular names first. Returns undefined if a word resembles none, or
 * if all words are spelled right.
 */
export function correctName(text: string, names: readonly string[]): string | undefined {
  const words = [...new Set(names.flatMap((name) => name.split(/\s+/)))].map((word) => ({ word, lower: word.toLowerCase() }));
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean);
  const corrected = typed.map((one) => {
    if (words.some(({ lower }) => lower.includes(one))) return one;
    let best: string | undefined;
    let fewest = forgiven(one);
    for (const { word, lower } of words) {
      if (lower.length < one.length - fewest) continue;
      const typos = typosBetween(one, lower);
      if (typos < fewest || (typos === fewest && best === undefined)) [best, fewest] = [word, typos];
    }
    return best;
  });
  const isChanged = corrected.some((word, at) => word !== typed[at]);
  return isChanged && corrected.every((word) => word !== undefined) ? corrected.join(' ') : undefined;
}
