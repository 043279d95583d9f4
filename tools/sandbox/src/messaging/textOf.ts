import type { MessageTexts } from '../db/schema/messaging';
import { inLanguage } from '../http/inLanguage';

const none = { title: '', content: '' };

/** Returns a message in the requested language, or in English. */
export function textOf(texts: MessageTexts, language: string): { title: string; content: string } {
  return inLanguage(texts, language) ?? none;
}
