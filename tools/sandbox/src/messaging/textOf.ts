import type { MessageTexts } from '../db/schema/messaging';
import { inLanguage } from '../http/inLanguage';

const none = { title: '', content: '' };

/** A message in the language that is asked for, else in English. */
export function textOf(texts: MessageTexts, language: string): { title: string; content: string } {
  return inLanguage(texts, language) ?? none;
}
