import type { Category, Theme } from './Theme';

/** A game before it has a vendor. */
export type Idea = Pick<Theme, 'motif' | 'classify' | 'country'> & { name: string; /** A later edition of another name. */ later?: true };

/** Name parts of a category. */
export type CategoryNames = {
  category: Category;
  /** Names of theme files. */
  themes: readonly string[];
  /** Suffixes for names when the plain ones are used up. */
  editions: readonly string[];
  prefix?: string;
  /** Number of hot games. */
  hot: number;
};

export type Catalogue = {
  categories: readonly CategoryNames[];
  /** Motifs of the first hot games. */
  favourites: readonly string[];
  readThemes: (name: string) => Theme[];
};

/** Returns every name that a category can use: plain names first, then later editions. */
export function ideasOf({ themes, editions, prefix = '' }: CategoryNames, readThemes: Catalogue['readThemes']): Idea[] {
  const plain = themes
    .flatMap(readThemes)
    .flatMap(({ motif, classify, country, first, last }) =>
      first.flatMap((start) =>
        last.map((end): Idea => ({ name: `${prefix}${start} ${end}`, motif, ...(classify && { classify }), ...(country && { country }) })),
      ),
    );
  const later = editions.flatMap((edition) =>
    plain
      .filter(({ name }) => !editions.some((word) => name.endsWith(` ${word}`)))
      .map((idea): Idea => ({ ...idea, name: `${idea.name} ${edition}`, later: true })),
  );
  return [...plain, ...later];
}
