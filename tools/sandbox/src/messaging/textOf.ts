import type { MessageTexts } from '../db/schema/messaging';
import { inLanguage } from '../http/inLanguage';

const none = { title: '', content: '' };

/** Returns a message in the requested language, or in English. */
export function textOf(texts: MessageTexts, language: string): { title: string; content: string } {
  return inLanguage(texts, language) ?? none;
}

/** Replaces each `{name}` by its value, in every language. */
export function fillTexts(texts: MessageTexts, values: Record<string, string | number>): MessageTexts {
  const filled = JSON.stringify(texts).replace(/\{(\w+)\}/g, (match, name: string) => String(values[name] ?? match));
  return JSON.parse(filled) as MessageTexts;
}
