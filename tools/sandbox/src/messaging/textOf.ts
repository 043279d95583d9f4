import type { MessageTexts } from '../db/schema/messaging';

const none = { title: '', content: '' };

/** A message in the language that is asked for, else in English. */
export function textOf(texts: MessageTexts, language: string): { title: string; content: string } {
  return texts[language] ?? texts['EN'] ?? none;
}
