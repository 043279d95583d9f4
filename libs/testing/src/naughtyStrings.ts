import { act, fireEvent } from '@testing-library/react';
import list from 'big-list-of-naughty-strings';
import { moreNaughtyStrings } from './moreNaughtyStrings';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The big list of naughty strings and our additions. */
export const naughtyStrings: readonly string[] = [...list, ...moreNaughtyStrings];

/** Elements that can be in a page only if text was parsed as markup. */
const INTERPRETED = 'script, iframe, object, embed, base, [onerror], [onload], [onclick], img[src="x"], body > svg';

/** A message key that is shown instead of its text. */
const KEY = /(^|\s)[a-z]\w*\.(error|problem|fault|\w+Problem)\.\w/;

/** Finds the fields with these labels. */
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
 * Types each string into every field and leaves the field, as a player would paste it. Throws when a field refuses a string
 * without a reason, when a string becomes part of the page, or when a field disappears.
 */
export async function typeNaughtyStrings(fields: readonly Field[], look?: Look): Promise<void> {
  const elements = document.querySelectorAll('*').length;
  for (const text of naughtyStrings) {
    // Update all fields in one step, so that the page renders once per string, not once per field.
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
  // Errors may change; typed text never becomes part of the page.
  const more = document.querySelectorAll('*').length - elements;
  if (more > 10 * fields.length + 20) throw new Error(`the page has ${more} more elements than before`);
}
