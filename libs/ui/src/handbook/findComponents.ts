import Fuse from 'fuse.js';
import type { ComponentGuide } from './ComponentGuide';
import { searchWords } from './searchWords';

export type GuidedComponent = { name: string; guide: ComponentGuide };

/** A page, a component or a thing that there is not, as the search sees it. */
export type Searchable = {
  name: string;
  guide: Pick<ComponentGuide, 'use' | 'synonyms'> & Partial<ComponentGuide>;
  /** What takes the place of something that there is not; it follows in the results. */
  instead?: string[];
};

type Words = { phrases: string[][]; use: string[]; rest: string[] };

/** What scores less than this share of the best is left out. */
const WORTH_SHOWING = 0.5;

/**
 * Returns what fits the query, the best first. A name or synonym counts more than the use, and the use more than the rest; a rare word counts
 * more than a frequent one. `dont` says what a component is not for, so it does not count. An empty query finds everything by name.
 */
export function findComponents<Entry extends Searchable>(entries: Entry[], query: string): Entry[] {
  const pages = entries.map((entry) => ({ entry, words: wordsOf(entry) }));
  const asked = correct(searchWords(query), new Set(pages.flatMap(({ words }) => allOf(words))));
  const rarity = new Map(asked.map((word) => [word, rarityOf(word, pages)]));
  const scored = pages
    .map(({ entry, words }) => ({
      entry,
      score: asked.reduce((sum, word) => sum + (rarity.get(word) ?? 0) * weightOf(word, words, asked), 0),
    }))
    .sort((a, b) => b.score - a.score || a.entry.name.localeCompare(b.entry.name));
  const best = scored[0]?.score ?? 0;
  if (query.trim() === '') return scored.map(({ entry }) => entry);
  const found = scored.filter(({ score }) => score > 0 && score >= best * WORTH_SHOWING).map(({ entry }) => entry);
  return [...new Set(found.flatMap((entry) => [entry, ...insteadOf(entry, entries)]))];
}

function insteadOf<Entry extends Searchable>({ instead = [] }: Entry, entries: Entry[]): Entry[] {
  return instead.flatMap((name) => entries.find((entry) => entry.name === name) ?? []);
}

function wordsOf({ name, guide }: Searchable): Words {
  return {
    phrases: [name, ...guide.synonyms].map(searchWords),
    use: searchWords(guide.use),
    rest: searchWords([...(guide.do ?? []), guide.words, guide.accessibility].join(' ')),
  };
}

function allOf({ phrases, use, rest }: Words): string[] {
  return [...phrases.flat(), ...use, ...rest];
}

/** Puts the nearest known word in place of each that no guide has; the beginning of a word is known too, because somebody may still be typing. */
function correct(asked: string[], known: Set<string>): string[] {
  const fuse = new Fuse([...known], { threshold: 0.25, ignoreLocation: false, includeScore: true });
  return asked.map((word) => ([...known].some((other) => isLike(other, word)) ? word : (fuse.search(word)[0]?.item ?? word)));
}

function isLike(known: string, asked: string): boolean {
  return known === asked || (asked.length > 2 && known.startsWith(asked));
}

function rarityOf(asked: string, pages: { words: Words }[]): number {
  const having = pages.filter(({ words }) => allOf(words).some((word) => isLike(word, asked)));
  return having.length === 0 ? 0 : Math.log(1 + pages.length / having.length);
}

/** A synonym of which the query has every word counts twice as much as one of which it has a part. */
function weightOf(word: string, { phrases, use, rest }: Words, asked: string[]): number {
  const has = (words: string[]) => words.some((known) => isLike(known, word));
  const shares = phrases
    .filter(has)
    .map((phrase) => phrase.filter((known) => asked.some((other) => isLike(known, other))).length / phrase.length);
  if (shares.length > 0) return 2 + 2 * Math.max(...shares);
  if (has(use)) return 1.5;
  return has(rest) ? 0.5 : 0;
}
