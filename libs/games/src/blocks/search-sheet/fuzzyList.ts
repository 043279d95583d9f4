import Fuse from 'fuse.js/basic';

type Named = { title: string; words?: readonly string[] };

/** How many wrong letters a text may have: the shorter it is, the more words one letter away mean something else. */
export function forgiven({ length }: string): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/** A search for a text with at most so many wrong letters. The best matches come first. */
export type FuzzySearch<Item> = (text: string, typos: number) => Item[];

/** Returns a search in a list by title and other words. */
export function fuzzyList<Item extends Named>(items: readonly Item[]): FuzzySearch<Item> {
  const fields = ['title', 'words'];
  const plain = items.map((item) => ({ item, title: withoutMarks(item.title), words: item.words?.map(withoutMarks) }));
  const index = Fuse.createIndex(fields, plain);
  return (text, typos) => {
    // The library compares shares of wrong letters; the small addition is for its rounding.
    const threshold = typos / text.length + 0.001;
    const keys = [{ name: 'title', weight: 2 }, { name: 'words' }];
    return new Fuse(plain, { keys, threshold, ignoreLocation: true }, index).search(text).map(({ item: { item } }) => item);
  };
}

/** Burmese messages mark where a line may break; nobody types these marks. */
function withoutMarks(text: string): string {
  return text.replace(/\u200b|\u034f/g, '');
}
