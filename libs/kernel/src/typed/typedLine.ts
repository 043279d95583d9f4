/** Marks that change nothing in a name or an address: line breaks of Burmese keyboards, directions of chats. Joiners stay, as they shape letters. */
const MARKS = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Reads a name or an e-mail address as banks and other people compare it: composed letters, plain single spaces, no unseen marks. */
export function typedLine(typed: string): string {
  return typed.replace(MARKS, '').normalize('NFC').replace(/\s+/g, ' ').trim();
}
