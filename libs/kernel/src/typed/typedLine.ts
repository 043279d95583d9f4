/**
 * Marks that change nothing in a text: line breaks of Burmese keyboards, directions of chats, soft hyphens. Letters that are blank among them, of
 * which a name would be that nobody sees.
 */
const MARKS = /\u034f|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0]/g;
/** The blank of Braille is a space to the eye. */
const SPACES = /[^\S\n\r\t]|\u2800/g;
/** Joiners shape letters of other scripts and emoji. After a Latin letter without an accent, a sign or a space they shape nothing. */
const LOST_JOINERS = /(^|[ -~\s])[\u200c\u200d]+(?!\p{M})/gu;

/**
 * Reads a name, a contact, an e-mail address or a search as banks and other people compare it: composed letters, plain single spaces, no unseen
 * marks.
 */
export function typedLine(typed: string): string {
  return typedText(typed).replace(/\s+/g, ' ');
}

/** Reads a text of several lines in the same way, and keeps its line breaks and spaces. */
export function typedText(typed: string): string {
  return typed.replace(MARKS, '').normalize('NFC').replace(SPACES, ' ').replace(LOST_JOINERS, '$1').trim();
}
