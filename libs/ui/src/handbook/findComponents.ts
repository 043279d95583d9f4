import Fuse from 'fuse.js';
import type { ComponentGuide } from './ComponentGuide';
import { searchWords } from './searchWords';

export type GuidedComponent = { name: string; guide: ComponentGuide };

/** An entry of the search: a page, a component or an absent component. */
export type Searchable = {
  name: string;
  guide: Pick<ComponentGuide, 'use' | 'synonyms'> & Partial<ComponentGuide>;
  /** The alternatives to an absent component; they follow it in the results. */
  instead?: string[];
};

type Words = { phrases: string[][]; use: string[]; rest: string[] };

/** Results below this share of the best score are left out. */
const WORTH_SHOWING = 0.5;

/**
 * Returns the matches of a query, the best first. A name or synonym counts more than the use, and the use more than the rest; a rare word counts
 * more than a frequent one. `dont` lists the wrong uses of a component, so it does not count. An empty query finds everything by name.
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

/** Replaces each unknown word with the nearest known one. Prefixes of known words count as known, because the designer may still be typing. */
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

/** A synonym whose words are all in the query counts twice as much as a partial match. */
function weightOf(word: string, { phrases, use, rest }: Words, asked: string[]): number {
  const has = (words: string[]) => words.some((known) => isLike(known, word));
  const shares = phrases
    .filter(has)
    .map((phrase) => phrase.filter((known) => asked.some((other) => isLike(known, other))).length / phrase.length);
  if (shares.length > 0) return 2 + 2 * Math.max(...shares);
  if (has(use)) return 1.5;
  return has(rest) ? 0.5 : 0;
}
