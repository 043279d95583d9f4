import { refuse } from '../http/refuse';

/** Controls, and what turns the direction of the text around it: a gateway has a rule of its own and trusts no page to keep it. */
const hidden = /[\p{Cc}\u200b\u2028-\u202e\u2060-\u2069\ufeff]/u;

/** The text as it is kept; refuses what is too short, too long or not written for people. */
export function requireText(field: string, given: string, { min, max, pattern }: { min: number; max: number; pattern?: RegExp }): string {
  const text = given.normalize('NFC').trim();
  const length = [...text].length;
  if (length < min || length > max || hidden.test(text) || pattern?.test(text) === false) return refuse('FIELD_INVALID', { field });
  return text;
}
