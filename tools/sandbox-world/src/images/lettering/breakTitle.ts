/** Splits a title into one or two lines of similar length; words stay whole. */
export function breakTitle(title: string, measure: (text: string) => number): string[] {
  const words = title.toUpperCase().split(' ');
  if (words.length === 1) return words;
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const);
  const widest = ([first, second]: readonly [string, string]) => Math.max(measure(first), measure(second));
  return [...breaks.reduce((best, next) => (widest(next) < widest(best) ? next : best))];
}
