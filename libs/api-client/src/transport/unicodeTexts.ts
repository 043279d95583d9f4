import { looksLikeZawgyi, unicodeOfZawgyi } from '@parlour/kernel/typed';

/** Copies a reply's value with its Zawgyi texts in Unicode, so that every phone shows them. A text that cannot be converted stays. */
export async function unicodeTexts(value: unknown): Promise<unknown> {
  if (typeof value === 'string') return looksLikeZawgyi(value) ? ((await unicodeOfZawgyi(value)) ?? value) : value;
  if (Array.isArray(value)) return Promise.all(value.map(unicodeTexts));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([name, part]) => [name, await unicodeTexts(part)] as const);
  return Object.fromEntries(await Promise.all(entries));
}
