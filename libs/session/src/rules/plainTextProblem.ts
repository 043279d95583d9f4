export type PlainTextProblem = 'required' | 'tooShort' | 'tooLong' | 'signs';

/** Control characters, invisible characters, and characters that change the text direction. */
const HIDDEN = /[\p{Cc}\u200b\u2028-\u202e\u2060-\u2069\ufeff]/u;

export type PlainTextRule = { min: number; max: number; pattern?: RegExp };

/** Returns the problem of a line of text that other people will read. The length counts code points. */
export function plainTextProblem(given: string, { min, max, pattern }: PlainTextRule): PlainTextProblem | undefined {
  const text = given.normalize('NFC').trim();
  const { length } = [...text];
  if (length === 0) return min > 0 ? 'required' : undefined;
  if (HIDDEN.test(text) || pattern?.test(text) === false) return 'signs';
  if (length < min) return 'tooShort';
  return length > max ? 'tooLong' : undefined;
}
