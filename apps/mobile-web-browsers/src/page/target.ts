/** A pattern as JSON can say it. */
export type Words = string | { source: string; flags: string };

/** Something on the page, by what a player perceives of it. */
export type Target = { by: 'role' | 'label' | 'text'; role?: string; words?: Words; inside?: Target };

type Say = string | RegExp;

const wordsOf = (say: Say | undefined): Words | undefined => (say instanceof RegExp ? { source: say.source, flags: say.flags } : say);

/** By accessible role and name; a name that is no pattern is the whole name. */
export const role = (name: string, say?: Say, inside?: Target): Target => ({ by: 'role', role: name, words: wordsOf(say), inside });
export const button = (say: Say, inside?: Target): Target => role('button', say, inside);
export const link = (say: Say, inside?: Target): Target => role('link', say, inside);
export const dialog = (say?: Say): Target => role('dialog', say);
/** A field by its label. */
export const field = (say: Say, inside?: Target): Target => ({ by: 'label', words: wordsOf(say), inside });
export const text = (say: Say, inside?: Target): Target => ({ by: 'text', words: wordsOf(say), inside });

export const banner = role('banner');
export const main = role('main');

/** As an error tells it. */
export function describeTarget({ by, role: name, words, inside }: Target): string {
  const say = typeof words === 'object' ? ` /${words.source}/${words.flags}` : words ? ` "${words}"` : '';
  return `${by === 'role' ? name : by}${say}${inside ? ` in ${describeTarget(inside)}` : ''}`;
}
