import { refuse } from '../http/refuse';

/** Control characters, bidirectional marks and blank letters, which a gateway must reject itself instead of trusting the page. */
const hidden = /[\p{Cc}\u034f\u115f\u1160\u200b\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]/u;

/** Returns the text as stored; refuses text that is too short, too long or not readable. */
export function requireText(field: string, given: string, { min, max, pattern }: { min: number; max: number; pattern?: RegExp }): string {
  const text = given.normalize('NFC').trim();
  const length = [...text].length;
  if (length < min || length > max || hidden.test(text) || pattern?.test(text) === false) return refuse('FIELD_INVALID', { field });
  return text;
}
