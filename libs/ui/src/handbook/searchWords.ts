/** Stop words of the search. */
const stopWords = new Set(
  'a an and any are as at be between by can do for from how i if in is it its my need of on one or some that the there this to want what where which with'.split(
    ' ',
  ),
);

/** Synonyms: the first word of each line stands for the others. Forms of a word (plural, -ing, -ed) need no entry. */
const families = [
  'choice choose chose chosen pick select option',
  'two 2 pair',
  'three 3',
  'four 4',
  'many several multiple lot',
  'delete remove erase',
  'picture image photo',
  'loading load wait',
  'error fail failure',
  'popup overlay',
  'video movie',
  'offline disconnect',
];
const meanings = new Map(
  families.flatMap((family) => family.split(' ').map((word) => [stemOf(word), stemOf(family.split(' ')[0] ?? word)])),
);

/** Returns the words of a text that count for the search, each in its basic form: "Choosing between 3 options" has `choic` and `three`. */
export function searchWords(text: string): string[] {
  const words =
    text
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const stems = words.filter((word) => !stopWords.has(word)).map(stemOf);
  return [...new Set(stems.map((stem) => meanings.get(stem) ?? stem))];
}

/** Cuts the usual endings of English. */
function stemOf(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?<=\w{3})(ing|ed)$/, '')
    .replace(/([^aeiouls])\1$/, '$1')
    .replace(/(?<=\w{2})e$/, '');
}
