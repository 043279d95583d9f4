/** A whole text, or a pattern in a form that JSON can hold. */
export type Words = string | { source: string; flags: string };

/** An element, described as players and assistive technology perceive it. */
export type Target = { by: 'role' | 'label' | 'text'; role?: string; words?: Words; inside?: Target };

type Text = string | RegExp;

const wordsOf = (text: Text | undefined): Words | undefined => (text instanceof RegExp ? { source: text.source, flags: text.flags } : text);

/** An element by its accessible role and name. */
export const role = (type: string, name?: Text, inside?: Target): Target => ({ by: 'role', role: type, words: wordsOf(name), inside });
export const button = (name: Text, inside?: Target): Target => role('button', name, inside);
export const link = (name: Text, inside?: Target): Target => role('link', name, inside);
export const dialog = (name?: Text): Target => role('dialog', name);
/** A field by its label. */
export const field = (name: Text, inside?: Target): Target => ({ by: 'label', words: wordsOf(name), inside });
export const text = (name: Text, inside?: Target): Target => ({ by: 'text', words: wordsOf(name), inside });

export const banner = role('banner');
export const main = role('main');

/** The target in words, for error messages. */
export function describeTarget({ by, role: type, words, inside }: Target): string {
  const name = typeof words === 'object' ? ` /${words.source}/${words.flags}` : words ? ` "${words}"` : '';
  return `${by === 'role' ? type : by}${name}${inside ? ` in ${describeTarget(inside)}` : ''}`;
}
