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
  await typeRounds(
    fields,
    naughtyStrings.map((text) => fields.map(() => text)),
    look,
  );
}

/**
 * Like `typeNaughtyStrings`, but types each string into one field only. This is for large forms, which render slowly, where a test of
 * the rules gives each string to every field.
 */
export async function shareNaughtyStrings(fields: readonly Field[]): Promise<void> {
  const rounds = Array.from({ length: Math.ceil(naughtyStrings.length / fields.length) }, (_, round) =>
    fields.map((_field, index) => naughtyStrings[round * fields.length + index] ?? ''),
  );
  await typeRounds(fields, rounds);
}

/** In a round, each field gets the text of its position. */
async function typeRounds(fields: readonly Field[], rounds: readonly string[][], look?: Look): Promise<void> {
  const elements = document.querySelectorAll('*').length;
  const interpreted = watchForInterpreted();
  try {
    for (const texts of rounds) {
      const round = fields.map((field, index) => ({ field, text: texts[index] ?? '' }));
      // Update all fields in one step, so that the page renders once per round, not once per field.
      await act(async () => {
        for (const { field, text } of round) fireEvent.change(field, { target: { value: text } });
        for (const { field } of round) fireEvent.blur(field);
      });
      for (const { field, text } of round) expectReason(field, text);
      const part = interpreted.find();
      if (part) throw new Error(`One of ${JSON.stringify([...new Set(texts)])} became ${part.outerHTML}`);
      await look?.(texts[0] ?? '');
    }
  } finally {
    interpreted.stop();
  }
  // Errors may change; typed text never becomes part of the page.
  const more = document.querySelectorAll('*').length - elements;
  if (more > 10 * fields.length + 20) throw new Error(`the page has ${more} more elements than before`);
}

/**
 * Finds text that was parsed as markup. It looks at the whole page once, then only at what has changed since: a search of the whole page
 * after each string would take a third of the test's time.
 */
function watchForInterpreted() {
  const changed = new Set<Node>([document]);
  const remember = (records: MutationRecord[]) => {
    for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) changed.add(node);
  };
  const observer = new MutationObserver(remember);
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['onerror', 'onload', 'onclick', 'src'] });
  return {
    find(): Element | undefined {
      remember(observer.takeRecords());
      const nodes = [...changed];
      changed.clear();
      return nodes.map(interpretedIn).find((part) => part !== undefined);
    },
    stop: () => observer.disconnect(),
  };
}

function interpretedIn(node: Node): Element | undefined {
  if (!node.isConnected) return undefined;
  if (node instanceof Element && node.matches(INTERPRETED)) return node;
  return node instanceof Element || node instanceof Document ? (node.querySelector(INTERPRETED) ?? undefined) : undefined;
}

function expectReason(field: Field, text: string): void {
  if (!field.isConnected) throw new Error(`${field.name} is gone after ${JSON.stringify(text)}`);
  if (field.getAttribute('aria-invalid') !== 'true') return;
  const said = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
  if (!/\S/.test(said.join('')) || KEY.test(said.join(' ')))
    throw new Error(`${field.name} refuses ${JSON.stringify(text)} and says "${said.join(' ')}"`);
}
