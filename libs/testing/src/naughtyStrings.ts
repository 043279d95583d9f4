import { act, fireEvent } from '@testing-library/react';
import list from 'big-list-of-naughty-strings';
import { moreNaughtyStrings } from './moreNaughtyStrings';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The big list of naughty strings, and what it lacks. */
export const naughtyStrings: readonly string[] = [...list, ...moreNaughtyStrings];

/** What only a text that was taken for markup could have put into a page. */
const INTERPRETED = 'script, iframe, object, embed, base, [onerror], [onload], [onclick], img[src="x"], body > svg';

/** The bare key of a text, shown in its place. */
const KEY = /(^|\s)[a-z]\w*\.(error|problem|fault|\w+Problem)\.\w/;

/** The fields of these names, in the document. */
export function namedFields(names: readonly string[]): Field[] {
  return names.map((name) => {
    const field = document.querySelector<Field>(`[name="${name}"]`);
    if (!field) throw new Error(`no field ${name}`);
    return field;
  });
}

/** Called after each string. */
type Look = (text: string) => void | Promise<void>;

/**
 * Types each of the strings into every one of the fields and leaves them, as a player would paste them. Throws when a field refuses one
 * without a reason in words, when one becomes part of the page, or when a field is no longer there.
 */
export async function typeNaughtyStrings(fields: readonly Field[], look?: Look): Promise<void> {
  const elements = document.querySelectorAll('*').length;
  for (const text of naughtyStrings) {
    // One turn for all of them: the page is drawn once for each string, not for each field.
    await act(async () => {
      for (const field of fields) fireEvent.change(field, { target: { value: text } });
      for (const field of fields) fireEvent.blur(field);
    });
    for (const field of fields) {
      if (!field.isConnected) throw new Error(`${field.name} is gone after ${JSON.stringify(text)}`);
      if (field.getAttribute('aria-invalid') !== 'true') continue;
      const said = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
      if (!/\S/.test(said.join('')) || KEY.test(said.join(' ')))
        throw new Error(`${field.name} refuses ${JSON.stringify(text)} and says "${said.join(' ')}"`);
    }
    const part = document.querySelector(INTERPRETED);
    if (part) throw new Error(`${JSON.stringify(text)} became ${part.outerHTML}`);
    await look?.(text);
  }
  // Errors come and go; what was typed never becomes part of the page.
  const more = document.querySelectorAll('*').length - elements;
  if (more > 10 * fields.length + 20) throw new Error(`the page has ${more} more elements than before`);
}
